import type { AddressInfo } from 'node:net'
import type { HttpPipeline } from 'farrow-http'

export type Ask = (line: string, body?: unknown) => Promise<Response>

/** Listens on a free port and hands over a function that sends requests. */
export const withServer = async (
  http: HttpPipeline,
  use: (ask: Ask) => Promise<void>,
) => {
  const server = http.listen(0)
  const { port } = server.address() as AddressInfo

  const ask: Ask = (line, body) => {
    const [method, path] = line.split(' ')
    const init: RequestInit = { method }

    if (typeof body === 'string') {
      init.body = body
      init.headers = { 'Content-Type': 'application/json' }
    } else if (body instanceof URLSearchParams) {
      init.body = body
    } else if (body !== undefined) {
      init.body = JSON.stringify(body)
      init.headers = { 'Content-Type': 'application/json' }
    }
    return fetch(`http://127.0.0.1:${port}${path}`, init)
  }

  try {
    await use(ask)
  } finally {
    server.close()
  }
}

export const print = async (note: string, response: Response) => {
  const text = (await response.text()).trimEnd().split('\n').join('\n  ')

  console.log(`${note} -> ${response.status}\n  ${text}`)
}
