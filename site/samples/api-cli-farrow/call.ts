import type { AddressInfo } from 'node:net'
import { createLoader } from 'farrow-api-client'
import { createApiClient } from './client/api'
import { http } from './src/service'

const main = async () => {
  const server = http.listen(0)
  const { port } = server.address() as AddressInfo
  const client = createApiClient({
    loader: createLoader(`http://127.0.0.1:${port}/api`),
  })

  console.log(await client.add({ a: 1, b: 2 }))
  server.close()
}

main()
