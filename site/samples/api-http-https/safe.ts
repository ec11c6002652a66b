import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'

import './lib/production'
import { certificate } from './lib/certificate'
import { send } from './lib/send'

const { cert, key } = certificate()

// #region app
import { createServer } from 'node:https'
import { Http, Response } from 'farrow-http'

const http = Http()

http.get('/hello').use(() => Response.text('over TLS'))

http.get('/late').use(async () => {
  throw new Error('thrown after a promise')
})

http.post('/users', { body: { name: String } }).use(({ body }) => {
  return Response.status(201).json(body)
})

const server = createServer({ cert, key }, http.handle)
// #endregion app

const main = async () => {
  server.listen(0)
  const { port } = server.address() as AddressInfo
  const tls = { port, ca: cert }
  const answers = [
    await send({ ...tls, line: 'GET /hello' }),
    await send({ ...tls, line: 'GET /late' }),
    await send({ ...tls, line: 'POST /users', body: '{"name":"Ada"}' }),
    await send({ ...tls, line: 'POST /users', body: '{"name":' }),
  ]

  server.close()
  console.log(answers.join('\n'))
  assert.match(answers[1], /500 thrown after a promise/)
  assert.match(answers[2], /201/)
  assert.match(answers[3], /500/)
}

main()
