import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Response } from 'farrow-http'
import { noStore } from '../src/no-store'

test('keeps a GET out of caches', async () => {
  const next = () => Response.json({ ok: true }).cookie('seen', '1')
  const { info } = await noStore({ method: 'GET', pathname: '/' }, next)

  assert.equal(info.headers?.['Cache-Control'], 'no-store')
  assert.equal(info.cookies?.seen.value, '1')
})

test('leaves a POST alone', async () => {
  const response = Response.status(201)
  const request = { method: 'POST', pathname: '/' }
  assert.equal(await noStore(request, () => response), response)
})
