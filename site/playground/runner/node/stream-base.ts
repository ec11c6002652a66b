import { codedError, wrongType } from './coded-error.ts'
import { EventEmitter } from './events.ts'

export type Callback = (error?: unknown) => void
export type StreamOptions = {
  readonly objectMode?: boolean
  readonly highWaterMark?: number
  readonly destroy?: (error: unknown, callback: Callback) => void
}

/** What readable and writable streams have in common. */
export class Stream extends EventEmitter {
  destroyed = false
  closed = false
  errored: unknown = null
  readonly #destroy: StreamOptions['destroy']

  constructor(options: StreamOptions = {}) {
    super()
    this.#destroy = options.destroy
  }

  _destroy(error: unknown, callback: Callback): void {
    if (this.#destroy === undefined) callback(error)
    else this.#destroy.call(this, error, callback)
  }

  destroy(error?: unknown): this {
    if (this.destroyed) return this
    this.destroyed = true
    this.errored = error ?? null
    this._destroy(this.errored, (failure) => {
      this.errored = failure ?? null
      queueMicrotask(() => {
        this.closed = true
        try {
          if (this.errored !== null) this.emit('error', this.errored)
        } finally {
          this.emit('close')
        }
      })
    })
    return this
  }
}

/** What a stream can be piped into. */
export type Target = Stream & { write(chunk: unknown): boolean; end(): unknown }

/** What can be read item by item. */
export type Source = Stream & { readonly readableEnded: boolean; read(): unknown }

/** How many bytes a stream holds before it asks for a pause; in object mode, how many items. */
export function highWaterMark(given: number | undefined, objectMode: boolean): number {
  return given ?? (objectMode ? 16 : 16_384)
}

/** The error for a chunk that is neither a text nor bytes. */
export function wrongChunk(chunk: unknown): Error {
  if (chunk === null) return codedError('ERR_STREAM_NULL_VALUES', 'May not write null values to stream', TypeError)
  return wrongType('chunk', { wanted: 'of type string or an instance of Buffer, TypedArray, or DataView', value: chunk })
}
