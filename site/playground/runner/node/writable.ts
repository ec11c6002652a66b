import { Readable } from './readable.ts'

export type Callback = (error?: unknown) => void
type WritableOptions = {
  readonly write?: (this: Writable, chunk: unknown, encoding: string, callback: Callback) => void
  readonly final?: (this: Writable, callback: Callback) => void
  readonly objectMode?: boolean
}

/** Node's Writable without back pressure. */
export class Writable extends Readable {
  writable = true
  writableEnded = false
  writableFinished = false
  /** Always 0: what is written goes on at once. */
  readonly writableLength = 0
  readonly #options: WritableOptions

  constructor(options: WritableOptions = {}) {
    super()
    this.#options = options
  }

  _write(chunk: unknown, encoding: string, callback: Callback): void {
    if (this.#options.write === undefined) callback()
    else this.#options.write.call(this, chunk, encoding, callback)
  }

  _final(callback: Callback): void {
    if (this.#options.final === undefined) callback()
    else this.#options.final.call(this, callback)
  }

  write(chunk: unknown, encoding?: unknown, callback?: Callback): boolean {
    const done = typeof encoding === 'function' ? (encoding as Callback) : callback
    this._write(chunk, 'utf8', (error) => {
      if (error !== undefined && error !== null) this.destroy(error)
      done?.(error)
    })
    return true
  }

  end(chunk?: unknown, encoding?: unknown, callback?: Callback): this {
    if (this.writableEnded) return this
    if (typeof chunk === 'function') this.once('finish', chunk as () => void)
    else if (chunk !== undefined && chunk !== null) this.write(chunk, encoding)
    if (callback !== undefined) this.once('finish', callback)
    this.writableEnded = true
    this._final((error) => {
      if (error !== undefined && error !== null) return void this.destroy(error)
      queueMicrotask(() => {
        this.writableFinished = true
        this.writable = false
        this.emit('finish')
        this._finished()
      })
    })
    return this
  }

  /** Called when all has been written. */
  _finished(): void {
    this.destroy()
  }
}

type TransformOptions = Omit<WritableOptions, 'write'> & {
  readonly transform?: (this: Transform, chunk: unknown, encoding: string, callback: (error?: unknown, item?: unknown) => void) => void
  readonly flush?: (this: Transform, callback: (error?: unknown, item?: unknown) => void) => void
}

export class Transform extends Writable {
  readonly #transforming: TransformOptions

  constructor(options: TransformOptions = {}) {
    super(options)
    this.#transforming = options
  }

  _transform(chunk: unknown, encoding: string, callback: (error?: unknown, item?: unknown) => void): void {
    if (this.#transforming.transform === undefined) callback(null, chunk)
    else this.#transforming.transform.call(this, chunk, encoding, callback)
  }

  override _write(chunk: unknown, encoding: string, callback: Callback): void {
    this._transform(chunk, encoding, (error, item) => {
      if (item !== undefined && item !== null) this.push(item)
      callback(error)
    })
  }

  override _final(callback: Callback): void {
    const finish = (error?: unknown, item?: unknown): void => {
      if (item !== undefined && item !== null) this.push(item)
      this.push(null)
      callback(error)
    }
    if (this.#transforming.flush === undefined) finish()
    else this.#transforming.flush.call(this, finish)
  }

  // It ends when what it has made has been read.
  override _finished(): void {}
}

export class PassThrough extends Transform {}
export class Duplex extends Writable {}
