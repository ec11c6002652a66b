import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Makes a server listen. Resolves to its port; rejects with Node's error. */
export function listen(server: Server, { port, host }: { port: number; host: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })
}

/** The port that the command line or `PORT` asks for, 3000 by default; null when it is no port. */
export function portOf(value: unknown): number | null {
  const text = typeof value === 'string' ? value : (process.env['PORT'] ?? '3000')
  const port = /^\d{1,5}$/.test(text) ? Number(text) : -1
  return port >= 0 && port <= 65535 ? port : null
}
