import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { HttpPipeline } from 'farrow-http'

export const serve = async (
  http: HttpPipeline,
  run: (url: string) => Promise<void>,
) => {
  const server = http.listen({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  try {
    await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.close()
    server.closeAllConnections()
  }
}
