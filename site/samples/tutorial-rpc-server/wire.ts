import './lib/production'
import assert from 'node:assert/strict'
import { http } from './project/src/app'
import { asker, show } from './lib/ask'

const main = async () => {
  const server = http.server().listen(0)
  const ask = asker(server)
  const lines: string[] = []

  const call = async (
    path: string[],
    input: unknown,
    headers?: Record<string, string>,
  ) => {
    const body = { path, input }
    const answer = await ask('POST', '/api', body, headers)
    assert.equal(answer.status, 200)
    lines.push(show(`POST /api ${JSON.stringify(body)}`, answer, headers))
    return JSON.parse(answer.body)
  }

  // Where the reader of the page is: the client has added a book.
  const dawn = { title: 'Dawn', author: 'Butler' }
  await ask('POST', '/api', { path: ['books', 'add'], input: dawn })

  const ok = await call(
    ['books', 'add'],
    { title: 'Fledgling', author: 'Butler' },
    { 'x-reader': 'grace' },
  )
  assert.equal(ok.output.addedBy, 'grace')

  const wrongInput = await call(['books', 'mark'], { id: '1', status: 'read' })
  assert.equal(wrongInput.type, 'ApiErrorResponse')

  const wrongPath = await call(['books', 'burn'], {})
  assert.equal(wrongPath.type, 'ApiErrorResponse')

  const http404 = await ask('GET', '/api')
  assert.equal(http404.status, 404)

  const routes = await ask('GET', '/books?author=Butler')
  assert.equal(JSON.parse(routes.body).length, 3)

  console.log(lines.join('\n\n'))
  server.close()
}

main()
