import { Buffer } from './buffer.ts'
import { codedError } from './coded-error.ts'
import { Readable, type ReadableOptions } from './readable.ts'
import { type Callback, highWaterMark, wrongChunk } from './stream-base.ts'

type WriteMethod = (this: Writable, chunk: unknown, encoding: string, callback: Callback) => void
export type WritableOptions = ReadableOptions & {
  readonly write?: WriteMethod
  readonly final?: (this: Writable, callback: Callback) => void
  readonly decodeStrings?: boolean
  readonly writableObjectMode?: boolean
}
type Entry = { readonly chunk: unknown; readonly encoding: string; readonly size: number; readonly callback: Callback | undefined }

/** Node's Writable. It has a readable side, which only a Duplex uses, because a class can have one parent only. */
export class Writable extends Readable {
  override readable = false
  writable = true
  writableEnded = false
  writableFinished = false
  writableLength = 0
  writableNeedDrain = false
  readonly writableObjectMode: boolean
  readonly writableHighWaterMark: number
  #entries: Entry[] = []
  #writing = false
  #pending = 0
  #finishing = false
  readonly #onEnd: Callback[] = []
  readonly #options: WritableOptions

  constructor(options: WritableOptions = {}) {
    super(options)
    this.#options = options
    this.writableObjectMode = options.writableObjectMode ?? options.objectMode ?? false
    this.writableHighWaterMark = highWaterMark(options.highWaterMark, this.writableObjectMode)
  }

  _write(chunk: unknown, encoding: string, callback: Callback): void {
    if (this.#options.write === undefined) callback(codedError('ERR_METHOD_NOT_IMPLEMENTED', 'The _write() method is not implemented'))
    else this.#options.write.call(this, chunk, encoding, callback)
  }

  _final(callback: Callback): void {
    if (this.#options.final === undefined) callback()
    else this.#options.final.call(this, callback)
  }

  /** Returns false when enough is waiting to be written; `drain` tells when there is room again. */
  write(given: unknown, encodingOrCallback?: unknown, callback?: Callback): boolean {
    const done = typeof encodingOrCallback === 'function' ? (encodingOrCallback as Callback) : callback
    const encoding = typeof encodingOrCallback === 'string' ? encodingOrCallback : 'utf8'
    const isBytes = typeof given === 'string' || given instanceof Uint8Array
    if (given === null || (!this.writableObjectMode && !isBytes)) throw wrongChunk(given)
    const failure = this.writableEnded
      ? codedError('ERR_STREAM_WRITE_AFTER_END', 'write after end')
      : this.destroyed
        ? codedError('ERR_STREAM_DESTROYED', 'Cannot call write after a stream was destroyed')
        : null
    if (failure !== null) {
      queueMicrotask(() => done?.(failure))
      if (this.writableEnded) this.destroy(failure)
      return false
    }
    const isDecoded = !this.writableObjectMode && this.#options.decodeStrings !== false && typeof given === 'string'
    const chunk: unknown = isDecoded ? Buffer.from(given, encoding) : given
    const size = this.writableObjectMode ? 1 : (chunk as string | Uint8Array).length
    this.writableLength += size
    const hasRoom = this.writableLength < this.writableHighWaterMark
    if (!hasRoom) this.writableNeedDrain = true
    this.#entries.push({ chunk, encoding: isDecoded ? 'buffer' : encoding, size, callback: done })
    this.#pending++
    if (!this.#writing) this.#next()
    return hasRoom
  }

  #next(): void {
    for (let entry = this.#entries.shift(); entry !== undefined; entry = this.#entries.shift()) {
      const { chunk, encoding, size, callback } = entry
      this.#writing = true
      let isSync = true
      this._write(chunk, encoding, (error) => {
        this.#writing = false
        this.writableLength -= size
        if (error !== undefined && error !== null) {
          callback?.(error)
          this.destroy(error)
        } else if (isSync) {
          queueMicrotask(() => this.#written(callback))
        } else {
          if (!this.destroyed) this.#next()
          this.#written(callback)
        }
      })
      isSync = false
      if (this.#writing || this.destroyed) return
    }
  }

  #written(callback: Callback | undefined): void {
    if (this.writableNeedDrain && this.writableLength === 0 && !this.writableEnded && !this.destroyed) {
      this.writableNeedDrain = false
      this.emit('drain')
    }
    callback?.()
    this.#pending--
    this.#finish()
  }

  end(chunk?: unknown, encoding?: unknown, callback?: Callback): this {
    const done = [chunk, encoding, callback].find((arg) => typeof arg === 'function') as Callback | undefined
    if (typeof chunk !== 'function' && chunk !== undefined && chunk !== null)
      this.write(chunk, typeof encoding === 'string' ? encoding : undefined)
    if (done !== undefined) this.#onEnd.push(done)
    this.writableEnded = true
    this.#finish()
    return this
  }

  #finish(): void {
    if (!this.writableEnded || this.#finishing || this.#pending > 0 || this.destroyed) return
    this.#finishing = true
    this._final((error) => {
      if (error !== undefined && error !== null) return void this.destroy(error)
      queueMicrotask(() => {
        if (this.destroyed) return
        this.writableFinished = true
        this.writable = false
        for (const callback of this.#onEnd) callback()
        this.emit('finish')
        this._sideFinished()
      })
    })
  }

  /** Called when all has been written. */
  _sideFinished(): void {
    this.destroy()
  }

  cork(): void {}
  uncork(): void {}
}
