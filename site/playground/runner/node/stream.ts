import { codedError } from './coded-error.ts'
import { Readable } from './readable.ts'
import { from, fromWeb, toWeb } from './readable-from.ts'
import { type Callback, Stream } from './stream-base.ts'
import { Duplex, PassThrough, Transform } from './transform.ts'
import { Writable } from './writable.ts'

Object.assign(Readable, { from, fromWeb, toWeb })

type Sides = { readonly readable?: boolean; readonly writable?: boolean }

/** Node's `finished`: calls back once when the sides of a stream are over, or with what went wrong. The result stops that. */
export function finished(stream: Readable, sidesOrCallback: Sides | Callback, given?: Callback): () => void {
  const [sides, callback = () => undefined] = typeof sidesOrCallback === 'function' ? [{}, sidesOrCallback] : [sidesOrCallback, given]
  const { readable = !(stream instanceof Writable) || stream instanceof Duplex, writable = true } = sides
  const isOver = (): boolean =>
    (!readable || stream.readableEnded) && (!writable || !(stream instanceof Writable) || stream.writableFinished)
  const stop = (): void => {
    for (const [name, listener] of Object.entries(listeners)) stream.off(name, listener)
  }
  const tell = (error?: unknown): void => {
    stop()
    callback(error)
  }
  const check = (): void => {
    if (isOver()) tell()
  }
  const listeners = {
    end: check,
    finish: check,
    error: tell,
    close: () => tell(isOver() ? undefined : (stream.errored ?? codedError('ERR_STREAM_PREMATURE_CLOSE', 'Premature close'))),
  }
  for (const [name, listener] of Object.entries(listeners)) stream.on(name, listener)
  if (stream.closed) queueMicrotask(listeners.close)
  else if (isOver()) queueMicrotask(check)
  return stop
}

function finishedPromise(stream: Readable, sides: Sides = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    finished(stream, sides, (error) => (error === undefined ? resolve() : reject(error)))
  })
}

type Part = Readable | Iterable<unknown> | AsyncIterable<unknown> | ((source: unknown) => unknown)

/** Connects the parts. Returns the streams among them, and what a function in the last place gives. */
function connect([source, ...parts]: readonly Part[]): { readonly streams: readonly Readable[]; readonly result: unknown } {
  const toStream = (part: unknown): Readable => (part instanceof Readable ? part : from(part as Iterable<unknown>))
  const streams = [toStream(typeof source === 'function' ? source(undefined) : source)]
  for (const part of parts) {
    const before = streams.at(-1) as Readable
    if (part instanceof Writable) streams.push(before.pipe(part))
    else {
      const made = (part as (source: unknown) => unknown)(before)
      if (part === parts.at(-1)) return { streams, result: made }
      streams.push(toStream(made))
    }
  }
  return { streams, result: undefined }
}

async function settle({ streams, result }: ReturnType<typeof connect>): Promise<unknown> {
  const isLast = (index: number): boolean => index === streams.length - 1
  try {
    const whole = streams.map((stream, index) =>
      // A function that reads a stream tells itself when it is done.
      finishedPromise(stream, { readable: !isLast(index), writable: index > 0 }),
    )
    const [value] = await Promise.all([result, ...whole])
    return value
  } catch (error) {
    for (const stream of streams) {
      stream.on('error', () => undefined)
      stream.destroy(error)
    }
    throw error
  }
}

const pipelinePromise = async (...parts: readonly Part[]): Promise<unknown> => settle(connect(parts))

/** Node's `pipeline` with a callback. */
export function pipeline(...args: readonly [...Part[], (error?: unknown, value?: unknown) => void]): Readable | undefined {
  const callback = args.at(-1) as (error?: unknown, value?: unknown) => void
  const connected = connect(args.slice(0, -1) as Part[])
  settle(connected).then((value) => callback(undefined, value), callback)
  return connected.streams.at(-1)
}

export const promises = { pipeline: pipelinePromise, finished: finishedPromise }
export default Object.assign(Stream, { Stream, Readable, Writable, Transform, PassThrough, Duplex, pipeline, finished, promises })
export { Duplex, PassThrough, Readable, Stream, Transform, Writable }
