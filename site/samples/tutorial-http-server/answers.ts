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
    headers?: Record<string, string>,
  ) => {
    const answer = await ask(method, path, body, headers)
    assert.equal(answer.status, status)
    const shown = body ? ` ${JSON.stringify(body)}` : ''
    lines.push(show(`${method} ${path}${shown}`, answer, headers))
  }

  const dawn = { title: 'Dawn', author: 'Butler' }
  await step(201, 'POST', '/books', dawn, { 'x-reader': 'grace' })
  await step(200, 'PATCH', '/books/1', { status: 'unread' })
  await step(200, 'GET', '/books?status=unread&author=Lem')
  await step(204, 'DELETE', '/books/2')
  await step(404, 'GET', '/books/2')
  await step(404, 'GET', '/films')

  console.log(lines.join('\n\n'))
  server.close()
}

main()
