import { type AnswerSink, IncomingMessage, type RequestHead, ServerResponse, STATUS_CODES } from './http-messages.ts'
import { missing } from './missing.ts'
import { Server as NetServer } from './net.ts'

type RequestListener = (request: IncomingMessage, response: ServerResponse) => unknown

export class Server extends NetServer {
  constructor(...args: readonly unknown[]) {
    super()
    const listener = args.find((arg) => typeof arg === 'function') as RequestListener | undefined
    if (listener !== undefined) this.on('request', listener)
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
  const results = server.listeners('request').map((listener) => Reflect.apply(listener, server, [request, response]) as unknown)
  await Promise.all(results)
  return response
}

export const createServer = (...args: readonly unknown[]): Server => new Server(...args)
export const request = missing('http.request')
export const get = missing('http.get')
export class Agent {}
export const METHODS = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT']
export { IncomingMessage, ServerResponse, STATUS_CODES }
/** Base class of the messages that a server sends. */
export const OutgoingMessage = ServerResponse
export default { Server, IncomingMessage, ServerResponse, OutgoingMessage, STATUS_CODES, METHODS, Agent, createServer, request, get }
