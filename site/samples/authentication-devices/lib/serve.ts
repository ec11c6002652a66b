import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { HttpPipeline } from 'farrow-http'

export const serve = async (http: HttpPipeline) => {
  const server = http.listen({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  const send = (line: string, headers?: HeadersInit, body?: unknown) => {
    const [method, path] = line.split(' ')
    return fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  }

  const ask = async (line: string, headers?: HeadersInit, body?: unknown) => {
    const response = await send(line, headers, body)
    console.log(`${line} -> ${response.status} ${await response.text()}`)
  }

  const close = () => {
    server.close()
    server.closeAllConnections()
  }

  return { send, ask, close }
}
