import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createApp } from './src/behind-proxy'

const request = 'GET /shop/visitor HTTP/1.1\r\nHost: shop.example\r\n\r\n'

// Asks twice on one connection, with a pause, as a proxy does. Even after the
// server has closed, it asks: for a moment, a proxy does not know that.
const askTwice = async (port: number) => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  let responses = 0
  socket.on('data', (data) => {
    if (data.toString().startsWith('HTTP/1.1 200')) responses++
  })
  socket.on('error', () => {})

  socket.write(request)
  await sleep(2500)
  socket.write(request)
  await sleep(300)
  socket.destroy()
  return responses
}

const visit = async (keepAliveTimeout: number) => {
  const server = createApp([]).server()
  server.keepAliveTimeout = keepAliveTimeout
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  const responses = await askTwice(port)
  console.log(`keepAliveTimeout ${keepAliveTimeout}: ${responses} of 2 responses`)

  server.close()
  server.closeAllConnections()
}

const main = async () => {
  await visit(1000)
  await visit(65_000)
}

main()
