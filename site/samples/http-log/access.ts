import assert from 'node:assert/strict'
import { createApp } from './src/app'

let clock = 0
const entries: object[] = []
const http = createApp(
  (entry) => {
    entries.push(entry)
    console.log(JSON.stringify(entry))
  },
  () => (clock += 4),
)

const main = async () => {
  const send = (id: string, method: string, pathname: string, body?: object) =>
    http.run({ method, pathname, body, headers: { 'x-request-id': id } })

  const response = await send('a1', 'POST', '/orders', { copies: 2 })
  assert.equal(response.info.headers?.['X-Request-Id'], 'a1')
  const wrong = { copies: 'many' }
  await assert.rejects(async () => send('a2', 'POST', '/orders', wrong))
  await assert.rejects(async () => send('a3', 'GET', '/fails'))
  assert.equal(entries.length, 4)
}

main()
