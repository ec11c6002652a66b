import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, symlink } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

// Works in a copy, so that nothing is written beside the sample.
export const copyProject = async (source: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'farrow-sample-'))
  await cp(source, folder, { recursive: true })
  const packages = dirname(dirname(require.resolve('farrow/package.json')))
  await symlink(packages, join(folder, 'node_modules'), 'dir')
  return folder
}

export const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

// Runs a file of Node.js. Its group ends with it when `end` is called.
export const run = (folder: string, args: string[], env = {}) => {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  const exited = once(child, 'exit')
  return {
    exited,
    output: () => output,
    signal: (name: NodeJS.Signals) => child.kill(name),
    end: () => {
      try {
        process.kill(-child.pid!, 'SIGKILL')
      } catch {
        // The group has ended.
      }
    },
  }
}

export const until = async (attempt: () => Promise<boolean>) => {
  const end = Date.now() + 15000
  while (!(await attempt().catch(() => false))) {
    if (Date.now() > end) throw new Error('Waited too long')
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
}
