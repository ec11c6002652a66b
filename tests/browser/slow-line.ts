import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server that passes on the responses of another one so slowly that documents arrive in pieces. */
export type SlowLine = { readonly url: (path: string) => string; readonly close: () => void }

export type SlowLineOptions = {
  /** Origin of the other server. */
  readonly origin: string
  /** Sends the HTML of a document by calling `write` with one piece after another. */
  readonly send: (html: string, write: (piece: string) => void) => Promise<void>
}

export async function openSlowLine({ origin, send }: SlowLineOptions): Promise<SlowLine> {
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, origin), { headers: { 'Accept-Encoding': 'identity' } })
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'Content-Type': type })
    if (type.startsWith('text/html')) await send(await answer.text(), (piece) => response.write(piece))
    else response.write(Buffer.from(await answer.arrayBuffer()))
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: (path) => `http://127.0.0.1:${port}/${path}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
