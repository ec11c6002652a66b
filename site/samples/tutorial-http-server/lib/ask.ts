import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { HttpPipeline } from 'farrow-http'

type Ask = readonly [
  method: string,
  path: string,
  status: number,
  body?: unknown,
  headers?: Record<string, string>,
]

// Sends requests one after the other and prints them with their responses.
export const showAnswers = async (
  http: HttpPipeline,
  asks: readonly Ask[],
) => {
  const server = http.server().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const lines: string[] = []

  for (const ask of asks) {
    const [method, path, status, body, headers = {}] = ask
    const json = body ? { 'content-type': 'application/json' } : undefined
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { ...json, ...headers },
      body: body ? JSON.stringify(body) : undefined,
    })
    const answer = `${response.status} ${await response.text()}`.trimEnd()
    assert.equal(response.status, status, answer)

    const shown = body ? ` ${JSON.stringify(body)}` : ''
    const sent = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    lines.push([`${method} ${path}${shown}`, ...sent, answer].join('\n'))
  }

  console.log(lines.join('\n\n'))
  server.closeAllConnections()
  server.close()
}
