import { type AnswerSink, IncomingMessage, type RequestHead } from './http-messages.ts'
import { Server as NetServer } from './net.ts'
import { ServerResponse } from './server-response.ts'
import { STATUS_CODES } from './status-codes.ts'

type RequestListener = (request: IncomingMessage, response: ServerResponse) => unknown

export class Server extends NetServer {
  readonly #answering = new Set<ServerResponse>()

  constructor(...args: readonly unknown[]) {
    super()
    const listener = args.find((arg) => typeof arg === 'function') as RequestListener | undefined
    if (listener !== undefined) this.on('request', listener)
  }

  /** Keeps an answer in mind until it is closed. */
  track(response: ServerResponse): void {
    this.#answering.add(response)
    response.once('close', () => this.#answering.delete(response))
  }

  override async _idle(): Promise<void> {
    await Promise.all([...this.#answering].map((response) => new Promise((resolve) => response.once('close', () => resolve(null)))))
  }

  override closeAllConnections(): void {
    for (const response of this.#answering) response.destroy()
  }
}

/**
 * Hands a request to a server. Settles when its listeners have done their work, as far as they tell by a promise; the answer goes to
 * `sink` and may go on after that.
 */
export async function dispatch(
  server: Server,
  { head, body, sink }: { head: RequestHead; body: Uint8Array; sink: AnswerSink },
): Promise<ServerResponse> {
  const request = new IncomingMessage(head, body)
  const response = new ServerResponse(request, sink)
  server.track(response)
  const results = server.listeners('request').map((listener) => Reflect.apply(listener, server, [request, response]) as unknown)
  await Promise.all(results)
  return response
}

export const createServer = (...args: readonly unknown[]): Server => new Server(...args)
export class Agent {}
export const METHODS = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT']
export { IncomingMessage, ServerResponse, STATUS_CODES }
/** Base class of the messages that a server sends. */
export const OutgoingMessage = ServerResponse
export default { Server, IncomingMessage, ServerResponse, OutgoingMessage, STATUS_CODES, METHODS, Agent, createServer }
