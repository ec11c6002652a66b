import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { HttpPipeline } from 'farrow-http'

export type Send = (line: string, init?: RequestInit) => Promise<Response>

export const serve = async (
  http: HttpPipeline,
  run: (send: Send) => Promise<void>,
) => {
  const server = http.listen({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  try {
    await run((line, init) => {
      const [method, path] = line.split(' ')
      const url = `http://127.0.0.1:${port}${path}`
      return fetch(url, { redirect: 'manual', ...init, method })
    })
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

export const body = (type: string, text: string, origin?: string) => ({
  headers: { 'Content-Type': type, ...(origin && { Origin: origin }) },
  body: text,
})
