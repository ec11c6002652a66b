import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Makes a server listen. Resolves to the port, which the system chooses for port 0. Rejects with Node's error. */
export async function listen(server: Server, { port, host }: { port: number; host: string }): Promise<number> {
  server.listen(port, host)
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** The port that a value of the command line or else the variable `PORT` names, 3000 by default; null for what is not a port. */
export function portOf(value: unknown): number | null {
  const text = typeof value === 'string' ? value : (process.env['PORT'] ?? '3000')
  const port = /^\d{1,5}$/.test(text) ? Number(text) : -1
  return port >= 0 && port <= 65535 ? port : null
}
