import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { HttpPipeline } from 'farrow-http'

// Listens on a free port and says how to reach and how to stop the server.
export const serve = async (http: HttpPipeline) => {
  const server = http.listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
