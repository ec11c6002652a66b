import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const binary = require.resolve('farrow/bin/scripts.js')
const packages = dirname(dirname(dirname(binary)))

// a copy of a project in a temporary folder, with the installed packages
export const copyProject = async (from?: string) => {
  const cwd = await mkdtemp(join(tmpdir(), 'farrow-'))
  if (from) await cp(from, cwd, { recursive: true })
  await symlink(packages, join(cwd, 'node_modules'), 'dir')
  return {
    cwd,
    files: async (folder: string) => (await readdir(join(cwd, folder))).sort(),
    remove: () => rm(cwd, { recursive: true, force: true }),
  }
}

export type Run = {
  child: ChildProcess
  output: () => string
  done: Promise<number | null>
}

export const farrow = (
  cwd: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Run => {
  const { NODE_ENV, ...inherited } = process.env
  const child = spawn(process.execPath, [binary, ...args], {
    cwd,
    env: { ...inherited, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  child.stdout!.on('data', (chunk) => (text += chunk))
  child.stderr!.on('data', (chunk) => (text += chunk))
  return {
    child,
    // times differ from run to run
    output: () => text.replace(/[\d.]+ms/g, '12.00ms').replaceAll(cwd, '.'),
    done: new Promise((resolve) => child.on('close', resolve)),
  }
}

export const until = async <T>(
  look: () => Promise<T | undefined> | T | undefined,
  timeout = 8000,
): Promise<T> => {
  const end = Date.now() + timeout
  while (Date.now() < end) {
    const found = await look()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  throw new Error('waited too long')
}

export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

const scaffold = join(packages, 'create-farrow-app/bin/scripts.js')

/** Runs create-farrow-app in a temporary folder. */
export const create = async (name: string, template: string) => {
  const { cwd, remove } = await copyProject()
  const child = spawn(process.execPath, [scaffold, name, '-t', template], {
    cwd,
    env: { ...process.env, NO_COLOR: '1', npm_execpath: 'npm' },
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  await new Promise((resolve) => child.on('close', resolve))

  return { root: join(cwd, name), output: output.replaceAll(cwd, '.'), remove }
}
