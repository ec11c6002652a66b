import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createApp } from '../src/app'
import { serving } from './serving'

let server: Awaited<ReturnType<typeof serving>>
before(async () => {
  server = await serving(createApp())
})
after(() => server.close())

const post = (path: string, body: string) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  })

test('a kept link leads on', async () => {
  const link = { code: 'tea', url: 'https://tea.example' }
  const created = await post('/links', JSON.stringify(link))
  assert.equal(created.status, 201)
  assert.deepEqual(await created.json(), { path: '/tea' })

  const response = await fetch(`${server.url}/tea`, { redirect: 'manual' })
  assert.equal(response.status, 302)
  assert.equal(response.headers.get('location'), 'https://tea.example')
})

test('a body that is not JSON is refused', async () => {
  const response = await post('/links', '{"code":')
  assert.equal(response.status, 500)
})
