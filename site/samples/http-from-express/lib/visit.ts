import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

type Visit = (path: string, init?: RequestInit) => Promise<Response>

/** Serves `listener` on a free port while `use` runs. */
export const visiting = async (
  listener: RequestListener,
  use: (visit: Visit) => Promise<void>,
): Promise<void> => {
  const server = createServer(listener).listen({ port: 0, host: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  try {
    await use((path, init) => fetch(`http://127.0.0.1:${port}${path}`, init))
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

/** One line: status, its words, the body's first line. */
export const line = async (response: Response): Promise<string> => {
  const [first] = (await response.text()).split('\n')
  return `${response.status} ${response.statusText} | ${first}`
}
