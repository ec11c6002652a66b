import { Buffer } from './buffer.ts'
import { EventEmitter } from './events.ts'
import { STATUS_CODES } from './status-codes.ts'
import { Readable, Writable } from './stream.ts'

/** Pairs of names and values, as they were written. */
export type HeaderList = readonly (readonly [name: string, value: string])[]

export type RequestHead = { readonly method: string; readonly url: string; readonly headers: HeaderList }
export type AnswerHead = { readonly status: number; readonly statusText: string; readonly headers: HeaderList }

/** Who gets the answer to a request. */
export type AnswerSink = {
  head(head: AnswerHead): void
  chunk(bytes: Uint8Array): void
  /** `complete` is false when the answer was broken off. */
  end(complete: boolean): void
  /** Set by the response. Called when its receiver no longer reads it. */
  cancel: () => void
}

/** What servers ask of a socket of Node.js. */
const createSocket = () =>
  Object.assign(new EventEmitter(), {
    encrypted: false,
    remoteAddress: '127.0.0.1',
    remotePort: 50_000,
    readable: true,
    writable: true,
    destroy: () => undefined,
  })

export class IncomingMessage extends Readable {
  readonly method: string
  readonly url: string
  readonly headers: Record<string, string | string[] | undefined> = {}
  readonly rawHeaders: readonly string[]
  readonly httpVersion = '1.1'
  readonly httpVersionMajor = 1
  readonly httpVersionMinor = 1
  readonly socket = createSocket()
  readonly connection = this.socket
  aborted = false
  complete = false

  constructor(head: RequestHead = { method: 'GET', url: '/', headers: [] }, body?: Uint8Array) {
    super()
    this.method = head.method
    this.url = head.url
    this.rawHeaders = head.headers.flat()
    for (const [name, value] of head.headers) {
      const key = name.toLowerCase()
      const known = this.headers[key]
      if (known === undefined) this.headers[key] = value
      else this.headers[key] = `${known}${key === 'cookie' ? '; ' : ', '}${value}`
    }
    if (body !== undefined && body.length > 0) this.push(Buffer.from(body))
    this.push(null)
    this.once('end', () => {
      this.complete = true
    })
  }
}

type HeaderValue = string | number | readonly string[]

export class ServerResponse extends Writable {
  statusCode = 200
  statusMessage = ''
  headersSent = false
  finished = false
  sendDate = false
  readonly req: IncomingMessage
  readonly socket: IncomingMessage['socket']
  readonly connection: IncomingMessage['socket']
  readonly #headers = new Map<string, { readonly name: string; readonly value: HeaderValue }>()
  readonly #sink: AnswerSink | undefined

  constructor(req: IncomingMessage, sink?: AnswerSink) {
    super()
    this.req = req
    this.socket = req.socket
    this.connection = req.socket
    this.#sink = sink
    this.once('close', () => {
      sink?.end(this.writableFinished)
      // Those who wait for the end of an answer that was broken off listen to the socket.
      if (!this.writableFinished) this.socket.emit('close')
    })
    if (sink !== undefined) sink.cancel = () => void this.destroy()
  }

  setHeader(name: string, value: HeaderValue): this {
    if (this.headersSent) throw new Error('Cannot set headers after they are sent to the client')
    if (value === undefined) throw new TypeError(`Invalid value "undefined" for header "${name}"`)
    for (const text of [value].flat()) {
      if (/[^\t\x20-\x7e\x80-\xff]/.test(String(text))) throw new TypeError(`Invalid character in header content ["${name}"]`)
    }
    this.#headers.set(name.toLowerCase(), { name, value })
    return this
  }

  appendHeader(name: string, value: string | readonly string[]): this {
    const known = this.getHeader(name)
    return this.setHeader(name, known === undefined ? value : [known, value].flat(2).map(String))
  }

  getHeader(name: string): HeaderValue | undefined {
    return this.#headers.get(name.toLowerCase())?.value
  }

  getHeaders(): Record<string, HeaderValue> {
    return Object.fromEntries([...this.#headers].map(([key, { value }]) => [key, value]))
  }

  getHeaderNames(): string[] {
    return [...this.#headers.keys()]
  }

  hasHeader(name: string): boolean {
    return this.#headers.has(name.toLowerCase())
  }

  removeHeader(name: string): void {
    this.#headers.delete(name.toLowerCase())
  }

  writeHead(status: number, ...rest: readonly unknown[]): this {
    const [text, fields] = typeof rest[0] === 'string' ? [rest[0], rest[1]] : [undefined, rest[0]]
    this.statusCode = status
    if (text !== undefined) this.statusMessage = text
    for (const [name, value] of Object.entries((fields ?? {}) as Record<string, HeaderValue>)) this.setHeader(name, value)
    this.flushHeaders()
    return this
  }

  flushHeaders(): void {
    if (this.headersSent) return
    this.headersSent = true
    const headers = [...this.#headers.values()].flatMap(({ name, value }) => [value].flat().map((item) => [name, String(item)] as const))
    this.#sink?.head({ status: this.statusCode, statusText: this.statusMessage || (STATUS_CODES[this.statusCode] ?? ''), headers })
  }

  override _write(chunk: unknown, _encoding: string, callback: (error?: unknown) => void): void {
    if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) throw new TypeError('A part of an answer must be a text or a Buffer')
    this.flushHeaders()
    this.#sink?.chunk(typeof chunk === 'string' ? Buffer.from(chunk) : chunk)
    callback()
  }

  /** A body that is there as a whole when the headers are sent has its length told, as Node.js does. */
  override end(chunk?: unknown, encoding?: unknown, callback?: () => void): this {
    const hasBody = ![204, 304].includes(this.statusCode) && this.req.method !== 'HEAD'
    if (!this.headersSent && hasBody && !this.hasHeader('content-length') && !this.hasHeader('transfer-encoding')) {
      const body = typeof chunk === 'string' || chunk instanceof Uint8Array ? chunk : ''
      this.setHeader('Content-Length', Buffer.byteLength(body))
    }
    return super.end(chunk, encoding, callback)
  }

  override _final(callback: (error?: unknown) => void): void {
    this.flushHeaders()
    this.finished = true
    callback()
  }
}

export { STATUS_CODES }
