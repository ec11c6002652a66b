import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { HttpPipeline } from 'farrow-http'

export const serving = async (http: HttpPipeline) => {
  const server = http.listen({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
