import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

// Opens the port first, since the address is needed to make the app.
export const serve = async (
  make: (origin: string) => RequestListener | Promise<RequestListener>,
) => {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  server.on('request', await make(origin))

  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin, close }
}
