import { Readable, type ReadableOptions } from './readable.ts'

type Source = string | Uint8Array | Iterable<unknown> | AsyncIterable<unknown>

/** Node's `Readable.from`: takes the next item when there is room for it. */
export function from(source: Source, options: ReadableOptions = {}): Readable {
  const items = typeof source === 'string' || source instanceof Uint8Array ? [source] : source
  const iterator = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]()
  const pump = async (readable: Readable): Promise<void> => {
    try {
      for (;;) {
        const { done, value } = await iterator.next()
        const item: unknown = done ? null : await value
        if (readable.destroyed || !readable.push(item)) return
      }
    } catch (error) {
      readable.destroy(error)
    }
  }
  return new Readable({
    objectMode: true,
    highWaterMark: 1,
    ...options,
    read() {
      void pump(this)
    },
    destroy: (error, callback) => {
      // The iterator may be waiting for something that never comes.
      Promise.resolve(iterator.return?.()).catch(() => undefined)
      callback(error)
    },
  })
}

/** Node's `Readable.fromWeb`. */
export function fromWeb(source: ReadableStream, options?: ReadableOptions): Readable {
  const reader = source.getReader()
  const items = async function* (): AsyncGenerator<unknown, void> {
    try {
      for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
    } finally {
      await reader.cancel()
    }
  }
  return from(items(), { objectMode: false, ...options })
}

/** Node's `Readable.toWeb`. */
export function toWeb(source: Readable): ReadableStream {
  const iterator = source[Symbol.asyncIterator]()
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => void source.destroy(reason),
  })
}
