import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request } from 'node:http'
import { AddressInfo } from 'node:net'
import { start } from './src/same-port'
import { copySite, getFrom, stop } from './lib/site'

const main = async () => {
  const site = await copySite()
  const { server, web } = start(site.root, 0)
  await once(server, 'listening')

  const page = await getFrom(server)('/')
  assert.ok(page.text.includes('<html data-dev'))

  // the socket of Vite is on the port of the server
  const { port } = server.address() as AddressInfo
  const upgrade = request({
    port,
    host: '127.0.0.1',
    headers: {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'Sec-WebSocket-Protocol': 'vite-hmr',
    },
  })
  upgrade.end()
  const [response, socket] = await once(upgrade, 'upgrade')
  console.log(response.statusCode, response.headers.upgrade)
  assert.equal(response.statusCode, 101)

  socket.destroy()
  await web.close()
  stop(server)
  await site.remove()
}

main()
