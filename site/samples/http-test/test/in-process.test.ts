import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NOT_FOUND_RESPONSE, type RequestInfo } from 'farrow-http'
import { createContainer } from 'farrow-pipeline'
import { createApp, provideLinks, type Links } from '../src/app'

const ask = async (request: RequestInfo, links: Links = new Map()) => {
  const { info } = await createApp().run(request, {
    container: createContainer(provideLinks(links)),
    onLast: () => NOT_FOUND_RESPONSE,
  })
  return info
}

test('keeps a link', async () => {
  const links: Links = new Map()
  const body = { code: 'tea', url: 'https://tea.example' }
  const info = await ask({ method: 'POST', pathname: '/links', body }, links)

  assert.equal(info.status?.code, 201)
  assert.deepEqual(info.body, { type: 'json', value: { path: '/tea' } })
  assert.equal(links.get('tea'), 'https://tea.example')
})

test('redirects to a kept link', async () => {
  const links = new Map([['tea', 'https://tea.example']])
  const { body } = await ask({ method: 'GET', pathname: '/tea' }, links)

  assert.equal(body?.type, 'redirect')
  assert.equal(body.value, 'https://tea.example')
})

test('refuses a link without a url', async () => {
  await assert.rejects(
    ask({ method: 'POST', pathname: '/links', body: { code: 'tea' } }),
    { statusCode: 400, message: /undefined is not a string/ },
  )
})

test('responds with 404 to a path that no route knows', async () => {
  const info = await ask({ method: 'GET', pathname: '/a/b' })
  assert.equal(info.status?.code, 404)
})

test('says that a link is missing, and nothing else', async () => {
  const info = await ask({ method: 'GET', pathname: '/tea' })
  assert.deepEqual(info, {
    status: { code: 404, message: '' },
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: { type: 'json', value: { message: 'No such link' } },
  })
})
