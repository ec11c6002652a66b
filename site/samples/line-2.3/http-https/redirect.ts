import './lib/production'
import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { toHttps } from './src/to-https'

const main = async () => {
  const server = toHttps('shop.example').listen({ port: 0, host: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}/orders?page=2`, {
    redirect: 'manual',
  })
  const location = response.headers.get('location')
  assert.equal(location, 'https://shop.example/orders?page=2')
  console.log(response.status, location)
  server.closeAllConnections()
  server.close()
}

main()
