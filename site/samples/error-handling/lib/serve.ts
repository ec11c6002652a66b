import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Ask = (line: string, init?: RequestInit) => Promise<void>

// Starts the server on a free port; `ask` prints how it responds.
export const serve = async (server: Server, run: (ask: Ask) => unknown) => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  const ask: Ask = async (line, init) => {
    const [method, path] = line.split(' ')
    const url = `http://127.0.0.1:${port}${path}`
    const response = await fetch(url, { ...init, method })
    const type = response.headers.get('content-type')?.split(';')[0]
    const text = await response.text()
    console.log(`${line} -> ${response.status} ${type ?? 'no body'}`)
    for (const part of text.split('\n').filter(Boolean)) {
      console.log(`  ${part}`)
    }
  }

  try {
    await run(ask)
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

export const json = (body: unknown): RequestInit => ({
  headers: { 'Content-Type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})
