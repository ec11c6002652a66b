import { Buffer } from './buffer.ts'
import { codedError } from './coded-error.ts'
import type { AnswerSink, IncomingMessage } from './http-messages.ts'
import { STATUS_CODES } from './status-codes.ts'
import { Writable } from './stream.ts'
import type { Callback } from './stream-base.ts'

const notInHeaders = /[^\t\x20-\x7e\x80-\xff]/

type HeaderValue = string | number | readonly string[]

/** Node's ServerResponse. Its headers are those of Node.js, except `Date` and those about the connection. */
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
  #hasBody = true

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

  #requireUnsent(action: string): void {
    if (this.headersSent) throw codedError('ERR_HTTP_HEADERS_SENT', `Cannot ${action} headers after they are sent to the client`)
  }

  setHeader(name: string, value: HeaderValue): this {
    this.#requireUnsent('set')
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name))
      throw codedError('ERR_INVALID_HTTP_TOKEN', `Header name must be a valid HTTP token ["${name}"]`, TypeError)
    if (value === undefined) throw codedError('ERR_HTTP_INVALID_HEADER_VALUE', `Invalid value "undefined" for header "${name}"`, TypeError)
    for (const text of [value].flat()) {
      if (notInHeaders.test(String(text)))
        throw codedError('ERR_INVALID_CHAR', `Invalid character in header content ["${name}"]`, TypeError)
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
    this.#requireUnsent('remove')
    this.#headers.delete(name.toLowerCase())
  }

  writeHead(status: number, ...rest: readonly unknown[]): this {
    this.#requireUnsent('write')
    const [text, fields = {}] = typeof rest[0] === 'string' ? [rest[0], rest[1]] : ['', rest[0]]
    this.statusCode = status
    this.statusMessage = text || this.statusMessage
    const pairs = Array.isArray(fields)
      ? fields.flat().flatMap((name, index, all) => (index % 2 === 0 ? [[name, all[index + 1]]] : []))
      : Object.entries(fields as Record<string, HeaderValue>)
    for (const [name, value] of pairs) this.setHeader(name, value)
    this.flushHeaders()
    return this
  }

  flushHeaders(): void {
    this.#sendHeaders(null)
  }

  /** Sends the headers. `length` is that of the body, if it is known as a whole. */
  #sendHeaders(length: number | null): void {
    if (this.headersSent) return
    const status = Math.trunc(Number(this.statusCode))
    if (!(status >= 100 && status <= 999))
      throw codedError('ERR_HTTP_INVALID_STATUS_CODE', `Invalid status code: ${this.statusCode}`, RangeError)
    this.statusCode = status
    if (notInHeaders.test(this.statusMessage)) throw codedError('ERR_INVALID_CHAR', 'Invalid character in statusMessage', TypeError)
    this.headersSent = true
    this.#hasBody = this.req.method !== 'HEAD' && this.statusCode >= 200 && ![204, 304].includes(this.statusCode)
    this.statusMessage ||= STATUS_CODES[this.statusCode] ?? 'unknown'
    const headers = [...this.#headers.values()].flatMap(({ name, value }) => [value].flat().map((item) => [name, String(item)] as const))
    if (this.#hasBody && !this.hasHeader('content-length') && !this.hasHeader('transfer-encoding'))
      headers.push(length === null ? ['Transfer-Encoding', 'chunked'] : ['Content-Length', String(length)])
    this.#sink?.head({ status: this.statusCode, statusText: this.statusMessage, headers })
  }

  override write(chunk: unknown, encoding?: unknown, callback?: Callback): boolean {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) this.#sendHeaders(null)
    return super.write(chunk, encoding, callback)
  }

  override _write(chunk: unknown, _encoding: string, callback: Callback): void {
    if (this.#hasBody && this.#sink !== undefined) this.#sink.chunk(chunk as Uint8Array, callback)
    else callback()
  }

  override end(chunk?: unknown, encoding?: unknown, callback?: Callback): this {
    const body = typeof chunk === 'string' ? Buffer.from(chunk, encoding) : chunk instanceof Uint8Array ? chunk : ''
    this.#sendHeaders(body.length)
    this.finished = true
    return super.end(chunk, encoding, callback)
  }

  setTimeout(): this {
    return this
  }
}
