import { spawn } from 'node:child_process'
import type { Topic } from './topic.ts'

/** What a program printed, and how it ended. */
export type ProgramRun = { readonly output: string; readonly errors: string; readonly exitCode: number | null; readonly timedOut: boolean }

/** A sample sees the machine as a reader's terminal shows it, without what a test runner puts into the environment. */
const kept = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TMP',
  'TEMP',
  'SYSTEMROOT',
  'SystemRoot',
  'COMSPEC',
  'PATHEXT',
  'APPDATA',
  'LOCALAPPDATA',
  'USERPROFILE',
]

/** Runs one program of a topic to its end, with the topic's folder as the current one. */
export function runProgram(topic: Topic, program: string): Promise<ProgramRun> {
  const env = Object.fromEntries(kept.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])))
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    cwd: topic.folder,
    env: { ...env, TZ: 'UTC' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return new Promise((resolve, reject) => {
    const output: Buffer[] = []
    const errors: Buffer[] = []
    let timedOut = false
    const timer = setTimeout(() => {
      timedOut = true
      child.kill('SIGKILL')
    }, topic.run?.timeoutMs)
    child.stdout.on('data', (part: Buffer) => output.push(part))
    child.stderr.on('data', (part: Buffer) => errors.push(part))
    child.on('error', reject)
    child.on('close', (exitCode) => {
      clearTimeout(timer)
      resolve({ output: Buffer.concat(output).toString(), errors: Buffer.concat(errors).toString(), exitCode, timedOut })
    })
  })
}
