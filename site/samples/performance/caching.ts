import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { http } from './src/caching'

const main = async () => {
  const server = http.listen({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  const files = ['/static/site.8f3a1c.css', '/static/missing.css']
  for (const path of ['/prices', '/account', ...files]) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`)
    const value = response.headers.get('cache-control')
    console.log(response.status, path, value)
  }

  server.close()
  server.closeAllConnections()
}

main()
