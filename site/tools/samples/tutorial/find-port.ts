import { once } from 'node:events'
import { createServer } from 'node:net'

/** Finds a free port. */
export async function findPort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return address !== null && typeof address === 'object' ? address.port : 0
}
