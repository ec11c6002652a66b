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

  // A path that looks like a host stays a path; repeated keys stay repeated.
  const sly = await fetch(`http://127.0.0.1:${port}//other.example?a=1&a=2`, {
    redirect: 'manual',
  })
  assert.equal(
    sly.headers.get('location'),
    'https://shop.example//other.example?a=1&a=2',
  )
  server.closeAllConnections()
  server.close()
}

main()
