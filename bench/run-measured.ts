import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The time and memory that a process used. */
export type Run = {
  /** Seconds from start to exit. */
  readonly seconds: number
  /** Largest resident size in MiB, with the processes that it starts. It is read from /proc and is 0 on systems without it. */
  readonly peak: number
}

/** Runs a Node.js program and measures it. Rejects when it fails; the error has its output. */
export function runMeasured(args: readonly string[]): Promise<Run> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NODE_OPTIONS: '' } })
    let printed = ''
    let peak = 0
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (printed += data.toString()))
    const timer = setInterval(() => {
      peak = Math.max(peak, sizeOf(child.pid ?? 0))
    }, 20)
    child.on('exit', (code) => {
      clearInterval(timer)
      const seconds = (performance.now() - started) / 1000
      if (code === 0) resolve({ seconds, peak })
      else reject(new Error(`${args.join(' ')} exited with code ${code}:\n${printed}`))
    })
  })
}

/** Resident size in MiB of a process and those that it started: its own maximum so far, and the present size of the others. */
function sizeOf(pid: number, field = 'VmHWM'): number {
  try {
    const own = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
    return children.reduce((sum, child) => sum + sizeOf(Number(child), 'VmRSS'), Number(own ?? 0) / 1024)
  } catch {
    return 0
  }
}
