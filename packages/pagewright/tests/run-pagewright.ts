import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const command = fileURLToPath(new URL('../bin/pagewright.mjs', import.meta.url))

export type Run = { readonly code: number | null; readonly stdout: string; readonly stderr: string }

export type RunOptions = {
  readonly cwd: string
  /** Overrides of the environment. */
  readonly env?: Readonly<Record<string, string>>
  /** User to run as. */
  readonly uid?: number
}

/** Starts the command line; nothing of the tester's environment reaches the result. */
export function startPagewright(args: readonly string[], { cwd, env, uid }: RunOptions): ChildProcess {
  const own = Object.entries(process.env).filter(([name]) => !/^(BASE_URL|PORT|FORCE_COLOR|NODE_ENV|NODE_OPTIONS|VITEST.*)$/.test(name))
  return spawn(process.execPath, [command, ...args], {
    cwd,
    env: { ...Object.fromEntries(own), NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  })
}

/** Runs the command line to its end. */
export function runPagewright(args: readonly string[], options: RunOptions): Promise<Run> {
  return finished(startPagewright(args, options))
}

/** Waits for a process, collecting what it writes. */
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
