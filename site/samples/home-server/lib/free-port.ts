import { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

// The sample asks for port 3000; a run takes a free one instead.
const { listen } = Server.prototype
const opened: Server[] = []

Server.prototype.listen = function (this: Server) {
  opened.push(this)
  return Reflect.apply(listen, this, [0, '127.0.0.1'])
}

export const openedServer = async () => {
  const [server] = opened
  if (!server.listening) {
    await new Promise<void>((done) => server.once('listening', done))
  }
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}
