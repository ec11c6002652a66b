import { SingleBar } from 'cli-progress'

/** Where a command reports what it does. Long work shows a bar on a terminal, and plain lines elsewhere. */
export type Logger = {
  info(line: string): void
  error(text: string): void
  /** Shows a bar of `total` steps while work is done, which tells how many steps more are done. The bar goes when the work ends or fails. */
  progress<T>(label: string, total: number, work: (step: Step) => Promise<T>): Promise<T>
}

export type Step = (count: number) => void

/** Logs to standard output and standard error. */
export function createLogger(): Logger {
  return {
    info: (line) => void process.stdout.write(`${line}\n`),
    error: (text) => void process.stderr.write(text.endsWith('\n') ? text : `${text}\n`),
    progress: (label, total, work) => (total < 50 ? work(() => {}) : withBar(label, total, work)),
  }
}

/** Logs nothing. For tests, for work whose progress nobody needs to see, and where a program reads the output. */
export const silentLogger: Logger = { info: () => {}, error: () => {}, progress: (_label, _total, work) => work(() => {}) }

async function withBar<T>(label: string, total: number, work: (step: Step) => Promise<T>): Promise<T> {
  const single = new SingleBar({
    format: `${label} ${process.stderr.isTTY ? '{bar} ' : ''}{value}/{total}`,
    clearOnComplete: true,
    hideCursor: true,
    stream: process.stderr,
    noTTYOutput: true,
  })
  single.start(total, 0)
  try {
    return await work((count) => single.increment(count))
  } finally {
    // Its timer would keep the process alive.
    single.stop()
  }
}
