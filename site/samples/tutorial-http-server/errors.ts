import './lib/production'
import assert from 'node:assert/strict'
import { http } from './project/src/app'
import { asker, show } from './lib/ask'

const main = async () => {
  const server = http.server().listen(0)
  const ask = asker(server)
  const lines: string[] = []

  const step = async (
    status: number,
    method: string,
    path: string,
    body?: unknown,
  ) => {
    const answer = await ask(method, path, body)
    assert.equal(answer.status, status)
    const shown = body ? ` ${JSON.stringify(body)}` : ''
    lines.push(show(`${method} ${path}${shown}`, answer))
  }

  await step(400, 'GET', '/books/one')
  await step(400, 'GET', '/books?status=lost')
  await step(400, 'POST', '/books', { title: 'Dawn' })
  await step(400, 'PATCH', '/books/1', { status: 'lost' })
  await step(404, 'PUT', '/books/1', { status: 'read' })

  console.log(lines.join('\n\n'))
  server.close()
}

main()
