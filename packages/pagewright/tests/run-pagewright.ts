import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { main } from '../src/cli/main.ts'

const command = fileURLToPath(new URL('../bin/pagewright.mjs', import.meta.url))
// What a run goes back to. It is not read when a run begins: a test that has timed out may have left its own folder and streams.
const before = {
  cwd: fileURLToPath(new URL('../../..', import.meta.url)),
  env: process.env,
  out: process.stdout.write,
  err: process.stderr.write,
}

/** The result of a run of the command line: its exit code and everything that it wrote. */
export type Run = { readonly code: number | null; readonly stdout: string; readonly stderr: string }

export type RunOptions = {
  readonly cwd: string
  /** Overrides of the environment. */
  readonly env?: Readonly<Record<string, string>>
}

/**
 * Runs a command to its end in this process, which takes a third of the time that a new process would. Only one command can run at
 * a time, because it uses the current folder, the environment and the standard streams of this process.
 */
export async function runPagewright(args: readonly string[], { cwd, env }: RunOptions): Promise<Run> {
  const written = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    process[name].write = (text: string | Uint8Array): boolean => {
      written[name] += typeof text === 'string' ? text : Buffer.from(text).toString('utf8')
      return true
    }
  }
  try {
    process.chdir(cwd)
    process.env = toCleanEnvironment(env)
    const code = await main(args)
    return { code, ...written }
  } finally {
    process.stdout.write = before.out
    process.stderr.write = before.err
    process.env = before.env
    process.chdir(before.cwd)
  }
}

/** Starts the command line in a new process, as a user does. Use it for what needs a process, such as killing it. */
export function startPagewright(args: readonly string[], { cwd, env, uid }: RunOptions & { readonly uid?: number }): ChildProcess {
  return spawn(process.execPath, [command, ...args], {
    cwd,
    env: toCleanEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  })
}

/** Waits for the end of a process and collects what it writes. */
export function finished(child: ChildProcess): Promise<Run> {
  return new Promise((resolve, reject) => {
    let stdout = ''
    let stderr = ''
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      stdout += text
    })
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      stderr += text
    })
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, stdout, stderr }))
  })
}

/** The environment of this process without the variables that would change a result. */
function toCleanEnvironment(overrides: RunOptions['env']): Record<string, string | undefined> {
  const own = Object.entries(process.env).filter(([name]) => !/^(BASE_URL|PORT|FORCE_COLOR|NODE_ENV|NODE_OPTIONS|VITEST.*)$/.test(name))
  return { ...Object.fromEntries(own), NO_COLOR: '1', ...overrides }
}
