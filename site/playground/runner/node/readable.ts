import { Buffer } from './buffer.ts'
import { codedError } from './coded-error.ts'
import { iterate } from './iterate.ts'
import { highWaterMark, Stream, type StreamOptions, type Target, wrongChunk } from './stream-base.ts'

export type ReadableOptions = StreamOptions & {
  readonly read?: (this: Readable, size: number) => void
  readonly encoding?: string
  readonly readableObjectMode?: boolean
}

/** Node's Readable. `stream.ts` adds its static functions. */
export class Readable extends Stream {
  readable = true
  readableEnded = false
  readableFlowing: boolean | null = null
  readableLength = 0
  readonly readableObjectMode: boolean
  readonly readableHighWaterMark: number
  #items: unknown[] = []
  #ended = false
  #reading = false
  #scheduled = false
  #decoder: TextDecoder | null = null
  readonly #read: ReadableOptions['read']
  readonly #targets = new Map<Target, () => void>()

  constructor(options: ReadableOptions = {}) {
    super(options)
    this.#read = options.read
    this.readableObjectMode = options.readableObjectMode ?? options.objectMode ?? false
    this.readableHighWaterMark = highWaterMark(options.highWaterMark, this.readableObjectMode)
    if (options.encoding !== undefined) this.setEncoding(options.encoding)
  }

  _read(size: number): void {
    this.#read?.call(this, size)
  }

  /** Returns false when enough is waiting to be read. */
  push(item: unknown, encoding?: string): boolean {
    this.#reading = false
    if (item === null) {
      if (!this.#ended) this.#keep(this.#decoder?.decode() ?? '')
      this.#ended = true
    } else if (this.#ended) {
      this.destroy(codedError('ERR_STREAM_PUSH_AFTER_EOF', 'stream.push() after EOF'))
    } else {
      this.#keep(this.readableObjectMode ? item : this.#toChunk(item, encoding))
    }
    this.#schedule()
    return !this.#ended && this.readableLength < this.readableHighWaterMark
  }

  #toChunk(item: unknown, encoding?: string): string | Uint8Array {
    if (typeof item !== 'string' && !(item instanceof Uint8Array)) throw wrongChunk(item)
    const bytes = item instanceof Buffer ? item : Buffer.from(item, encoding)
    return this.#decoder?.decode(bytes, { stream: true }) ?? bytes
  }

  #keep(item: unknown): void {
    const size = this.#sizeOf(item)
    if (size === 0) return
    this.#items.push(item)
    this.readableLength += size
  }

  #sizeOf(item: unknown): number {
    return this.readableObjectMode && item !== '' ? 1 : (item as string | Uint8Array).length
  }

  /** Tells what has come in a later step, so that several calls of `push` in a row lead to one event. */
  #schedule(): void {
    if (this.#scheduled) return
    this.#scheduled = true
    queueMicrotask(() => {
      this.#scheduled = false
      if (this.destroyed) return
      if (this.readableFlowing === true) while (this.readableFlowing && this.read() !== null);
      else if (this.listenerCount('readable') > 0) this.emit('readable')
    })
  }

  /** The next item or, if the stream is paused, all bytes that have come. Null when there is nothing at the moment. */
  read(size?: number): unknown {
    if (this.destroyed || this.readableEnded) return null
    this.#request()
    const item = this.#take(size)
    if (item !== null) this.emit('data', item)
    if (this.#ended && this.#items.length === 0) this.#end()
    return item
  }

  #request(): void {
    if (this.#ended || this.#reading || this.readableLength >= this.readableHighWaterMark) return
    this.#reading = true
    try {
      this._read(this.readableHighWaterMark)
    } catch (error) {
      this.destroy(error)
    }
  }

  #take(size?: number): unknown {
    const [first] = this.#items
    if (this.#items.length === 0 || size === 0) return null
    if (this.readableObjectMode || (this.readableFlowing === true && size === undefined)) {
      this.#items.shift()
      this.readableLength -= this.#sizeOf(first)
      return first
    }
    const all = typeof first === 'string' ? this.#items.join('') : Buffer.concat(this.#items as Uint8Array[])
    if (size !== undefined && size > all.length && !this.#ended) return null
    const rest = all.slice(size ?? all.length)
    this.#items = rest.length === 0 ? [] : [rest]
    this.readableLength = rest.length
    return all.slice(0, size)
  }

  #end(): void {
    queueMicrotask(() => {
      if (this.readableEnded || this.destroyed) return
      this.readableEnded = true
      this.readable = false
      this.emit('end')
      this._sideEnded()
    })
  }

  /** Called when all has been read. A stream that is also writable waits until its other side has finished. */
  _sideEnded(): void {
    this.destroy()
  }

  override _added(name: string | symbol): void {
    if (name === 'data' && this.readableFlowing !== false) this.resume()
    if (name !== 'readable') return
    this.readableFlowing = false
    this.#request()
    if (this.readableLength > 0 || this.#ended) this.#schedule()
  }

  setEncoding(encoding: string): this {
    this.#decoder = new TextDecoder(encoding, { ignoreBOM: true })
    const chunks = this.#items.splice(0) as Uint8Array[]
    this.readableLength = 0
    for (const chunk of chunks) this.#keep(this.#toChunk(chunk))
    return this
  }

  isPaused(): boolean {
    return this.readableFlowing === false
  }

  resume(): this {
    this.readableFlowing = true
    this.#schedule()
    return this
  }

  pause(): this {
    this.readableFlowing = false
    return this
  }

  pipe<T extends Target>(target: T, { end = true }: { readonly end?: boolean } = {}): T {
    const listeners = { drain: () => this.resume(), close: () => this.unpipe(target) }
    const own = {
      data: (chunk: unknown) => target.write(chunk) || this.pause(),
      end: () => end && target.end(),
    }
    for (const [name, listener] of Object.entries(listeners)) target.on(name, listener)
    this.#targets.set(target, () => {
      for (const [name, listener] of Object.entries(listeners)) target.off(name, listener)
      for (const [name, listener] of Object.entries(own)) this.off(name, listener)
    })
    target.emit('pipe', this)
    for (const [name, listener] of Object.entries(own)) this.on(name, listener)
    return target
  }

  unpipe(target?: Target): this {
    for (const [known, stop] of this.#targets) {
      if (target !== undefined && known !== target) continue
      this.#targets.delete(known)
      stop()
      this.pause()
      known.emit('unpipe', this)
    }
    return this
  }

  [Symbol.asyncIterator](): AsyncGenerator<unknown, void> {
    return iterate(this)
  }
}
