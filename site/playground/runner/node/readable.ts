import { EventEmitter } from './events.ts'
import type { Writable } from './writable.ts'

export class Stream extends EventEmitter {
  destroyed = false

  destroy(error?: unknown): this {
    if (this.destroyed) return this
    this.destroyed = true
    queueMicrotask(() => {
      if (error !== undefined && error !== null) this.emit('error', error)
      this.emit('close')
    })
    return this
  }
}

type ReadableOptions = { readonly read?: (this: Readable) => void; readonly objectMode?: boolean; readonly encoding?: string }

/** Node's Readable without back pressure: what is pushed waits here until somebody listens. */
export class Readable extends Stream {
  readable = true
  readableEnded = false
  readableFlowing: boolean | null = null
  #waiting: unknown[] = []
  #ended = false
  #reading = false
  readonly #read: ((this: Readable) => void) | undefined

  constructor(options: ReadableOptions = {}) {
    super()
    this.#read = options.read
  }

  static from(source: Iterable<unknown> | AsyncIterable<unknown>): Readable {
    const readable = new Readable({ read: () => undefined })
    const items = typeof source === 'string' || source instanceof Uint8Array ? [source] : source
    const pump = async (): Promise<void> => {
      try {
        for await (const item of items) {
          if (readable.destroyed) return
          readable.push(item)
        }
        readable.push(null)
      } catch (error) {
        readable.destroy(error)
      }
    }
    void pump()
    return readable
  }

  _read(): void {
    this.#read?.call(this)
  }

  push(item: unknown): boolean {
    if (item === null) this.#ended = true
    else this.#waiting.push(item)
    this.#reading = false
    if (this.readableFlowing === true) queueMicrotask(() => this.#flow())
    return true
  }

  #flow(): void {
    while (this.readableFlowing === true && this.#waiting.length > 0) this.emit('data', this.#waiting.shift())
    if (this.readableFlowing !== true || this.readableEnded || this.destroyed) return
    if (this.#ended) {
      this.readableEnded = true
      this.readable = false
      this.emit('end')
      this.destroy()
    } else if (!this.#reading) {
      this.#reading = true
      this._read()
    }
  }

  override on(name: string | symbol, listener: (...args: never[]) => unknown): this {
    super.on(name, listener)
    if (name === 'data' && this.readableFlowing !== false) this.resume()
    return this
  }

  setEncoding(): this {
    return this
  }

  resume(): this {
    this.readableFlowing = true
    queueMicrotask(() => this.#flow())
    return this
  }

  pause(): this {
    this.readableFlowing = false
    return this
  }

  unpipe(): this {
    return this.pause()
  }

  pipe<T extends Writable>(target: T): T {
    target.emit('pipe', this)
    this.on('data', (chunk: unknown) => void target.write(chunk))
    this.once('end', () => target.end())
    return target
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<unknown, void> {
    const queue: unknown[] = []
    const state: { done: boolean; failure: { readonly error: unknown } | null; wake: () => void } = {
      done: false,
      failure: null,
      wake: () => undefined,
    }
    const finish = (): void => {
      state.done = true
      state.wake()
    }
    this.on('end', finish)
    this.on('close', finish)
    this.on('error', (error: unknown) => {
      state.failure = { error }
      state.wake()
    })
    this.on('data', (item: unknown) => {
      queue.push(item)
      state.wake()
    })
    for (;;) {
      while (queue.length > 0) yield queue.shift()
      if (state.failure !== null) throw state.failure.error
      if (state.done) return
      await new Promise<void>((resolve) => {
        state.wake = resolve
      })
    }
  }
}
