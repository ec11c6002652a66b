import assert from 'node:assert/strict'
import { Http, Response } from 'farrow-http'
import { visiting } from './lib/visit'
import { createLoggedServer } from './src/every-answer'

let lines = 0
let calls = 0
const http = Http({ errorStack: false, logger: { transporter: () => lines++ } })
http.use((request, next) => {
  calls++
  return next()
})
http.post('/orders', { body: { copies: Number } }).use(({ body }) => {
  return Response.json(body)
})

const main = async () => {
  await visiting(http, async (visit) => {
    const response = await visit('POST', '/orders', '{"copies":')
    console.log(response.status, await response.text())
  })
  assert.deepEqual([lines, calls], [0, 0])
  console.log(`log lines: ${lines}, middleware calls: ${calls}\n`)

  const server = createLoggedServer(http)
  const listen: typeof http.listen = (...args) => server.listen(...args)
  await visiting({ ...http, listen }, async (visit) => {
    await (await visit('POST', '/orders', '{"copies":')).text()
  })
}

main()
