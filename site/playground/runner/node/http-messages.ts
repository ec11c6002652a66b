import { Buffer } from './buffer.ts'
import { EventEmitter } from './events.ts'
import { Readable } from './stream.ts'

/** Pairs of names and values, as they were written. */
export type HeaderList = readonly (readonly [name: string, value: string])[]

export type RequestHead = { readonly method: string; readonly url: string; readonly headers: HeaderList }
export type AnswerHead = { readonly status: number; readonly statusText: string; readonly headers: HeaderList }

/** Who gets the answer to a request. */
export type AnswerSink = {
  head(head: AnswerHead): void
  /** `taken` is called when there is room for more. */
  chunk(bytes: Uint8Array, taken: () => void): void
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
