import './lib/production'
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, request } from 'node:https'
import type { AddressInfo } from 'node:net'
import selfsigned from 'selfsigned'
import { createApp } from './src/app'

const pems = selfsigned.generate([{ name: 'commonName', value: 'localhost' }])
const tls = { key: pems.private, cert: pems.cert }

const main = async () => {
  // #region server
  const http = createApp((error) => console.log(`logged: ${error}`))
  const server = createServer(tls, http.handle)
  // #endregion server
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  const asked = request({
    port,
    host: '127.0.0.1',
    path: '/orders/report',
    rejectUnauthorized: false,
    agent: false,
  }).end()
  const [response] = await once(asked, 'response')
  const [body] = await once(response.setEncoding('utf8'), 'data')
  console.log(response.statusCode, body)
  assert.equal(response.statusCode, 500)
  server.close()
}

main()
