import { SingleBar } from 'cli-progress'

/** Where a command reports what it does. Long work shows a bar on a terminal, and plain lines elsewhere. */
export type Logger = {
  info(line: string): void
  error(text: string): void
  /** Starts a bar of `total` steps. `step` advances it, `done` removes it. */
  progress(label: string, total: number): Progress
}

export type Progress = { step(count?: number): void; done(): void }

/** Logs to standard output and standard error. */
export function createLogger(): Logger {
  return {
    info: (line) => void process.stdout.write(`${line}\n`),
    error: (text) => void process.stderr.write(text.endsWith('\n') ? text : `${text}\n`),
    progress: (label, total) => (total < 50 ? silent : bar(label, total)),
  }
}

/** Logs nothing. For tests, for work whose progress nobody needs to see, and where a program reads the output. */
export const silentLogger: Logger = { info: () => {}, error: () => {}, progress: () => silent }

const silent: Progress = { step: () => {}, done: () => {} }

function bar(label: string, total: number): Progress {
  const single = new SingleBar({
    format: `${label} ${process.stderr.isTTY ? '{bar} ' : ''}{value}/{total}`,
    clearOnComplete: true,
    hideCursor: true,
    stream: process.stderr,
    noTTYOutput: true,
  })
  single.start(total, 0)
  return { step: (count = 1) => single.increment(count), done: () => single.stop() }
}
