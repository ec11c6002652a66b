import assert from 'node:assert/strict'

import './lib/production'
import { json, print, withServer } from './lib/request'

// #region app
import { Http, HttpError, Response } from 'farrow-http'
import { Int } from 'farrow-schema'

const http = Http()

http.post('/items', { body: { n: Int } }).use(({ body }) => {
  return Response.json(body)
})

http.get('/teapot').use(() => {
  throw new HttpError('I only brew tea', 418)
})

http.get('/crash').use(async () => {
  throw new Error('database is down')
})

http.get('/forgotten').use((() => undefined) as never)
// #endregion app

withServer(http, async (send) => {
  const statuses: number[] = []
  const show = async (line: string, note: string, init?: RequestInit) => {
    const answer = await send(line, init)
    statuses.push(answer.status)
    print(`${line}${note && ` (${note})`}`, answer)
  }

  await show('POST /items', 'n is "x"', json({ n: 'x' }))
  await show('POST /items', 'no body')
  await show('POST /items', 'half JSON', {
    ...json(0),
    body: '{"n":',
  })
  await show('POST /items', 'a number as JSON', json(5))
  await show('POST /items', 'over 1 MB', json({ n: 'x'.repeat(1_100_000) }))
  await show('GET /items', '')
  await show('GET /nowhere', '')
  await show('GET /teapot', '')
  await show('GET /crash', '')
  await show('GET /forgotten', '')
  assert.deepEqual(
    statuses,
    [400, 400, 500, 500, 413, 404, 404, 418, 500, 500],
  )
})
