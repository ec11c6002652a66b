import { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'

type Running = { readonly origin: string; readonly close: () => void }

/** Imports a program that listens on port 3000, and has it listen on a free port instead. */
export const start = async (load: () => Promise<unknown>): Promise<Running> => {
  const { listen } = Server.prototype
  const servers: Server[] = []
  Server.prototype.listen = function (this: Server, ...args: unknown[]) {
    servers.push(this)
    const ready = args.filter((arg) => typeof arg === 'function') as (() => void)[]
    return listen.call(this, { port: 0, host: '127.0.0.1' }, ...ready)
  } as typeof listen
  await load()
  Server.prototype.listen = listen
  const [server] = servers
  if (server === undefined) throw new Error('The program does not listen')
  if (!server.listening) await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://127.0.0.1:${port}`, close }
}
