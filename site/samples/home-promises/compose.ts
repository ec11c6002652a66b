import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { http } from './src/compose'

const main = async () => {
  const server = http.server()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo

  const response = await fetch(`http://127.0.0.1:${port}/drafts/7`, {
    headers: { connection: 'close' },
  })
  console.log(`${response.status} ${response.statusText}`)
  for (const name of ['cache-control', 'set-cookie', 'content-type']) {
    console.log(`${name}: ${response.headers.get(name)}`)
  }
  const text = await response.text()
  console.log(`\n${text}`)

  assert.equal(response.status, 202)
  assert.equal(response.headers.get('cache-control'), 'no-store')
  assert.equal(text, 'saved')
  await new Promise((done) => server.close(done))
}

main()
