import type { RequestListener } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Call = {
  name: string
  method?: string
  path: string
  author?: string
  body?: unknown
}

export const restCalls: Call[] = [
  { name: 'read 1', path: '/articles/1' },
  { name: 'read one', path: '/articles/one' },
  { name: 'add', method: 'POST', path: '/articles', author: 'bob', body: { title: 'Hooks' } },
  { name: 'add without title', method: 'POST', path: '/articles', author: 'bob', body: {} },
  { name: 'add unsigned', method: 'POST', path: '/articles', body: { title: 'Hooks' } },
]

export type Answer = { name: string; status: number; text: string }

/** Sends the calls to the listener on a free port, prints and returns the answers. */
export const drive = async (listener: RequestListener, calls: Call[]) => {
  const server = createServer(listener)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const answers: Answer[] = []

  for (const { name, path, method = 'GET', author, body } of calls) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: {
        connection: 'close',
        ...(author && { authorization: `Bearer ${author}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const text = await response.text()
    answers.push({ name, status: response.status, text })
    const lines = text.split('\n').join(`\n${' '.repeat(23)}`)
    console.log(`${name.padEnd(18)} ${response.status}  ${lines}`)
  }

  await new Promise((done) => server.close(done))
  return answers
}
