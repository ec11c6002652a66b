import './lib/production'
import assert from 'node:assert/strict'
import { http } from './project/src/app'
import { asker, show } from './lib/ask'

const main = async () => {
  const server = http.server().listen(0)
  const ask = asker(server)
  const lines: string[] = []

  const call = async (path: string[], input: unknown) => {
    const body = { path, input }
    const answer = await ask('POST', '/api', body, { 'x-reader': 'grace' })
    assert.equal(answer.status, 200)
    lines.push(show(`POST /api ${JSON.stringify(body)}`, answer))
    return JSON.parse(answer.body)
  }

  const ok = await call(['books', 'add'], { title: 'Dawn', author: 'Butler' })
  assert.equal(ok.output.addedBy, 'grace')

  const wrongInput = await call(['books', 'mark'], { id: '1', status: 'read' })
  assert.equal(wrongInput.type, 'ApiErrorResponse')

  const wrongPath = await call(['books', 'burn'], {})
  assert.equal(wrongPath.type, 'ApiErrorResponse')

  const http404 = await ask('GET', '/api')
  assert.equal(http404.status, 404)

  const routes = await ask('GET', '/books?author=Butler')
  assert.equal(JSON.parse(routes.body).length, 2)

  console.log(lines.join('\n\n'))
  server.close()
}

main()
