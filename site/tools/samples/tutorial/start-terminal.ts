import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

/** A command that was started in its own terminal. */
export type Terminal = {
  /** Everything that it has printed so far, to both streams. */
  output(): string
  /** Resolves when the command exits. */
  readonly exitCode: Promise<number | null>
  /** Presses Ctrl+C. Resolves when the command and all processes that it started have exited. */
  stop(): Promise<void>
}

/** Starts a command as the shell of a reader does. */
export function startTerminal(command: string, { folder, env }: { folder: string; env: NodeJS.ProcessEnv }): Terminal {
  const child = spawn(command, { cwd: folder, env, shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', (part: Buffer) => (output += part.toString()))
  child.stderr.on('data', (part: Buffer) => (output += part.toString()))
  const exitCode = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  const signal = (name: NodeJS.Signals | 0): boolean => {
    try {
      return child.pid !== undefined && process.kill(-child.pid, name)
    } catch {
      return false
    }
  }
  return {
    output: () => output,
    exitCode,
    stop: async () => {
      const end = Date.now() + 5_000
      for (let sent = signal('SIGINT'); sent && Date.now() < end; sent = signal(0)) await wait(20)
      signal('SIGKILL')
    },
  }
}
