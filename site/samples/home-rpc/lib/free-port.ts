import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The client asks port 3000; a run takes a free one instead. */
export const onFreePort = async (server: Server) => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const { fetch } = globalThis
  globalThis.fetch = (input, init) =>
    fetch(String(input).replace('localhost:3000', `127.0.0.1:${port}`), init)

  return () => {
    server.closeAllConnections()
    server.close()
  }
}
