import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

// Works in a copy, so that nothing is written beside the sample.
export const copyProject = async (source: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'farrow-sample-'))
  const farrow = require.resolve('farrow/package.json')
  await cp(source, folder, {
    recursive: true,
    filter: (file) => !/[\\/](dist|node_modules)$/.test(file),
  })
  await symlink(dirname(dirname(farrow)), join(folder, 'node_modules'), 'dir')
  return folder
}

export const removeProject = (folder: string) =>
  rm(folder, { recursive: true, force: true, maxRetries: 5 })

export const freePort = async () => {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

export const startFarrow = (folder: string, command: string, port: number) => {
  const cli = join(folder, 'node_modules/farrow/bin/scripts.js')
  const child = spawn(process.execPath, [cli, command], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port) },
  })
  const exited = once(child, 'exit')
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  return {
    output: () => output,
    exited,
    stop: async () => {
      if (child.exitCode === null) process.kill(-child.pid!, 'SIGTERM')
      await exited
    },
  }
}

export const until = async <T>(
  attempt: () => Promise<T | undefined>,
  milliseconds = 8000,
): Promise<T> => {
  const end = Date.now() + milliseconds
  for (;;) {
    const value = await attempt().catch(() => undefined)
    if (value !== undefined) return value
    if (Date.now() > end) throw new Error('Waited too long')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
