import type { ShownAnswer, ShownRequest } from './read-exchanges.ts'

/** Sends a request to the program that listens on a port. */
export async function sendRequest({ method, path, headers, body }: ShownRequest, port: number): Promise<ShownAnswer> {
  // A connection that stays open could be reused for the next program on this port.
  const own = { connection: 'close', ...(body === null ? {} : { 'content-type': 'application/json' }) }
  const response = await fetch(`http://localhost:${port}${path}`, { method, headers: { ...own, ...headers }, body })
  return { status: response.status, body: await response.text() }
}
