import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'

import './lib/production'
import { certificate } from './lib/certificate'
import { send } from './lib/send'
import { Https, Response } from 'farrow-http'

const { cert, key } = certificate()
const https = Https({ tls: { cert, key } })

// #region app
https.get('/late').use(async () => {
  throw new Error('thrown after a promise')
})

https.post('/users', { body: { name: String } }).use(({ body }) => {
  return Response.status(201).json(body)
})
// #endregion app

const rejections: string[] = []
process.on('unhandledRejection', (error: Error) => {
  rejections.push(error.message.replace('\n', ' '))
})

const server = https.listen(0)
const { port } = server.address() as AddressInfo
const requests = [
  { line: 'GET /late' },
  { line: 'POST /users', body: '{"name":1}' },
  { line: 'POST /users', body: '{"name":' },
]

for (const request of requests) {
  send({ port, ca: cert, ...request }).then(assert.fail, () => {})
}

setTimeout(() => {
  console.log(`answers after one second: 0 of ${requests.length}`)
  for (const message of rejections.sort()) {
    console.log(`unhandled rejection: ${message}`)
  }
  assert.equal(rejections.length, requests.length)
  process.exit()
}, 1000)
