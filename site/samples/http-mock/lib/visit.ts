import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { HttpPipeline } from 'farrow-http'

type Visit = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Response>

const close = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

/** Serves `http` on a free port while `use` runs. */
export const visiting = async (
  http: HttpPipeline,
  use: (visit: Visit) => Promise<void>,
): Promise<void> => {
  const server = http.listen({ port: 0, host: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const visit: Visit = (method, path, body, headers) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  try {
    await use(visit)
  } finally {
    await close(server)
  }
}
