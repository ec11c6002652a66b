import { dispatch, type Server } from '../node/http.ts'
import type { AnswerHead, AnswerSink, RequestHead } from '../node/http-messages.ts'
import { listening } from '../node/net.ts'
import { begin } from './activity.ts'
import { natives } from './natives.ts'

/** An answer whose body may still be coming. */
export type SentAnswer = AnswerHead & {
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>
  /** Tells the server that the body is not read any further; a pending read of the body gets the reason. */
  cancel(reason: unknown): void
}

/** The header that tells how long a body is. Clients also tell it of an empty one for methods whose requests have bodies. */
export function lengthHeaders(method: string, body: Uint8Array): readonly (readonly [string, string])[] {
  return body.length > 0 || /^(?:POST|PUT|PATCH)$/.test(method) ? [['content-length', String(body.length)]] : []
}

let last: Promise<unknown> = Promise.resolve()
let handling = 0

/**
 * Sends a request to the server at a port. Settles with the head of the answer; rejects when nobody listens there or the answer is broken
 * off. Requests are handled one after the other; one that the program sends while it handles another one is handled at once, because
 * the other may wait for it.
 */
export function sendRequest(port: number, { head, body }: { head: RequestHead; body: Uint8Array }): Promise<SentAnswer> {
  const isNested = handling > 0
  return new Promise((resolve, reject) => {
    const end = begin()
    const handle = async (): Promise<void> => {
      const server = listening.get(port)
      if (server === undefined) {
        end()
        return reject(Object.assign(new TypeError('fetch failed'), { cause: new Error(`connect ECONNREFUSED 127.0.0.1:${port}`) }))
      }
      handling++
      try {
        await dispatch(server as Server, { head, body, sink: createSink({ resolve, reject, end }) })
      } catch (error) {
        end()
        reject(error)
        throw error
      } finally {
        handling--
      }
    }
    if (isNested) handle().catch(rethrow)
    else last = last.then(handle).catch(rethrow)
  })
}

/** Reports an error of a handler as an uncaught error of the program. */
function rethrow(error: unknown): void {
  queueMicrotask(() => {
    throw error
  })
}

type SinkInput = { readonly resolve: (answer: SentAnswer) => void; readonly reject: (error: Error) => void; readonly end: () => void }

/** As with the sockets of an operating system, some bytes are sent at once, and some may wait to be read. */
const mostSent = 65_536
const mostWaiting = 1_000_000

function createSink({ resolve, reject, end }: SinkInput): AnswerSink {
  let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined
  let unsent: Uint8Array[] = []
  let size = 0
  let takeMore: (() => void) | null = null
  const goOn = (): void => {
    if (size >= mostSent || (controller?.desiredSize ?? 1) <= 0) return
    const take = takeMore
    takeMore = null
    take?.()
  }
  const send = (): void => {
    if (size === 0) return
    const bytes = new Uint8Array(size)
    let at = 0
    for (const part of unsent) {
      bytes.set(part, at)
      at += part.length
    }
    unsent = []
    size = 0
    controller?.enqueue(bytes)
    goOn()
  }
  const leave = (): void => {
    controller = undefined
    sink.cancel()
  }
  const sink: AnswerSink = {
    cancel: () => undefined,
    head: (head) => {
      const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
        {
          start: (given) => {
            controller = given
          },
          pull: goOn,
          cancel: leave,
        },
        new ByteLengthQueuingStrategy({ highWaterMark: mostWaiting }),
      )
      const cancel = (reason: unknown): void => {
        controller?.error(reason)
        leave()
      }
      resolve({ ...head, body, cancel })
    },
    chunk: (bytes, taken) => {
      // What comes in one step is sent together. A long answer pauses now and then, so that it does not look like an endless loop.
      if (size === 0) natives.setTimeout(send)
      unsent.push(bytes)
      size += bytes.length
      takeMore = taken
      goOn()
    },
    end: (complete) => {
      send()
      if (complete) controller?.close()
      else controller?.error(new TypeError('terminated'))
      controller = undefined
      if (!complete) reject(new TypeError('fetch failed'))
      end()
    },
  }
  return sink
}
