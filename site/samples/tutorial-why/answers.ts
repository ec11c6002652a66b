import './lib/production'
import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { http } from './src/app'

const lines: string[] = []

const ask = async (origin: string, path: string) => {
  const response = await fetch(origin + path)
  const body = await response.text()
  lines.push(`GET ${path}\n${response.status} ${body}`)
  return { status: response.status, body }
}

const main = async () => {
  const server = http.server().listen(0)
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`

  assert.equal((await ask(origin, '/books?author=Lem')).status, 200)
  assert.equal((await ask(origin, '/books/2')).status, 200)
  assert.equal((await ask(origin, '/books/9')).status, 404)
  assert.equal((await ask(origin, '/books/two')).status, 400)

  console.log(lines.join('\n\n'))
  server.close()
}

main()
