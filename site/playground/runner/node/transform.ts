import { codedError } from './coded-error.ts'
import type { Callback } from './stream-base.ts'
import { Writable, type WritableOptions } from './writable.ts'

/** Node's Duplex: it is closed when both of its sides are over. */
export class Duplex extends Writable {
  override readable = true

  override _sideEnded(): void {
    if (this.writableFinished) this.destroy()
  }

  override _sideFinished(): void {
    if (this.readableEnded) this.destroy()
  }
}

type TransformCallback = (error?: unknown, item?: unknown) => void
export type TransformOptions = Omit<WritableOptions, 'write' | 'final'> & {
  readonly transform?: (this: Transform, chunk: unknown, encoding: string, callback: TransformCallback) => void
  readonly flush?: (this: Transform, callback: TransformCallback) => void
}

export class Transform extends Duplex {
  readonly #transforming: TransformOptions
  /** Asks for the next chunk. It waits here while enough is waiting to be read. */
  #ask: Callback | null = null

  constructor(options: TransformOptions = {}) {
    super(options)
    this.#transforming = options
  }

  _transform(chunk: unknown, encoding: string, callback: TransformCallback): void {
    const { transform } = this.#transforming
    if (transform === undefined) callback(codedError('ERR_METHOD_NOT_IMPLEMENTED', 'The _transform() method is not implemented'))
    else transform.call(this, chunk, encoding, callback)
  }

  _flush(callback: TransformCallback): void {
    if (this.#transforming.flush === undefined) callback()
    else this.#transforming.flush.call(this, callback)
  }

  override _write(chunk: unknown, encoding: string, callback: Callback): void {
    this._transform(chunk, encoding, (error, item) => {
      if (error !== undefined && error !== null) return callback(error)
      if (item !== undefined && item !== null) this.push(item)
      if (this.readableLength < this.readableHighWaterMark) callback()
      else this.#ask = callback
    })
  }

  override _read(): void {
    const ask = this.#ask
    this.#ask = null
    ask?.()
  }

  override _final(callback: Callback): void {
    this._flush((error, item) => {
      if (error !== undefined && error !== null) return callback(error)
      if (item !== undefined && item !== null) this.push(item)
      this.push(null)
      callback()
    })
  }
}

export class PassThrough extends Transform {
  override _transform(chunk: unknown, _encoding: string, callback: TransformCallback): void {
    callback(null, chunk)
  }
}
