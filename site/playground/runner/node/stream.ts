import { Readable, Stream } from './readable.ts'
import { type Callback, Duplex, PassThrough, Transform, Writable } from './writable.ts'

/** Settles when the last of the streams has ended. */
export function pipelinePromise(...streams: readonly Readable[]): Promise<void> {
  return new Promise((resolve, reject) => {
    streams.reduce((from, to) => from.pipe(to as Writable))
    for (const stream of streams) stream.once('error', reject)
    streams.at(-1)?.once('finish', () => resolve())
  })
}

export function pipeline(...args: readonly unknown[]): unknown {
  const callback = args.at(-1) as Callback
  const streams = args.slice(0, -1) as Readable[]
  pipelinePromise(...streams).then(() => callback(), callback)
  return streams.at(-1)
}

export function finished(stream: Stream): Promise<void> {
  return new Promise((resolve, reject) => {
    for (const name of ['end', 'finish', 'close']) stream.once(name, () => resolve())
    stream.once('error', reject)
  })
}

export const promises = { pipeline: pipelinePromise, finished }
export default Object.assign(Stream, { Stream, Readable, Writable, Transform, PassThrough, Duplex, pipeline, finished, promises })
export { Duplex, PassThrough, Readable, Stream, Transform, Writable }
