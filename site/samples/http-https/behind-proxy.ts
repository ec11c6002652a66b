import './lib/production'
import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { http } from './src/behind-proxy'

const main = async () => {
  const server = http.listen({ port: 0, host: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const login = (headers: Record<string, string>) =>
    fetch(`http://127.0.0.1:${port}/login`, { headers })

  const refused = await login({})
  assert.equal(refused.status, 500)
  console.log(refused.status, await refused.text())

  const forwarded = await login({ 'x-forwarded-proto': 'https' })
  assert.equal(forwarded.status, 200)
  console.log(forwarded.status, forwarded.headers.get('set-cookie'))
  server.closeAllConnections()
  server.close()
}

main()
