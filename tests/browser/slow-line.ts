import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server in front of another one, on a line so slow that documents come in pieces. */
export type SlowLine = { readonly url: (path: string) => string; readonly close: () => void }

export type SlowLineOptions = {
  /** Origin of the server behind it. */
  readonly origin: string
  /** Sends a document's HTML, in several pieces if it likes. */
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
