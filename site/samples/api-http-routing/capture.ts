import assert from 'node:assert/strict'

import './lib/production'
import { withServer } from './lib/request'

// #region app
import { Http, Response, Router } from 'farrow-http'

const replaced = Router()

replaced.capture('json', (body) => {
  return Response.json({ data: body.value })
})
replaced.get('/user').use(() => {
  return Response.status(201).header('x-name', 'ada').json('Ada')
})

const merged = Router()

merged.capture('json', async (body) => {
  return Response.json({ data: body.value })
})
merged.get('/user').use(() => {
  return Response.status(201).header('x-name', 'ada').json('Ada')
})

const http = Http()

http.route('/sync').use(replaced)
http.route('/async').use(merged)
// #endregion app

withServer(http, async (send) => {
  const names: (string | null)[] = []

  for (const path of ['/sync/user', '/async/user']) {
    const { status, headers, body } = await send(`GET ${path}`)
    const name = headers.get('x-name')

    names.push(name)
    console.log(`GET ${path} -> ${status} ${body} x-name: ${name}`)
  }
  assert.deepEqual(names, [null, 'ada'])
})
