import { SingleBar } from 'cli-progress'

/** Where a run tells what it does. On a terminal, long work shows a bar; elsewhere, plain lines. */
export type Logger = {
  info(line: string): void
  error(text: string): void
  /** Starts a bar of `total` steps. `step` advances it, `done` takes it away. */
  progress(label: string, total: number): Progress
}

export type Progress = { step(count?: number): void; done(): void }

/** Logs to standard output and standard error. `quiet` leaves only errors: for output that a program reads. */
export function createLogger({ quiet = false }: { quiet?: boolean } = {}): Logger {
  return {
    info: (line) => {
      if (!quiet) process.stdout.write(`${line}\n`)
    },
    error: (text) => {
      process.stderr.write(text.endsWith('\n') ? text : `${text}\n`)
    },
    progress: (label, total) => {
      if (quiet || total < 50) return silent
      return process.stderr.isTTY ? bar(label, total) : lines(label, total)
    },
  }
}

/** Says nothing: for tests and for stages that run unseen. */
export const silentLogger: Logger = { info: () => {}, error: () => {}, progress: () => silent }

const silent: Progress = { step: () => {}, done: () => {} }

function bar(label: string, total: number): Progress {
  const single = new SingleBar({
    format: `${label} {bar} {value}/{total}`,
    clearOnComplete: true,
    hideCursor: true,
    stream: process.stderr,
  })
  single.start(total, 0)
  return { step: (count = 1) => single.increment(count), done: () => single.stop() }
}

function lines(label: string, total: number): Progress {
  let value = 0
  let told = 0
  return {
    step: (count = 1) => {
      value += count
      const quarter = Math.floor((value / total) * 4)
      if (quarter <= told) return
      told = quarter
      process.stderr.write(`${label} ${value}/${total}\n`)
    },
    done: () => {},
  }
}
