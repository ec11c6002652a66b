import './lib/production'
import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Http } from 'farrow-http'
import type { HttpPipeline } from 'farrow-http'
import { errorsAsJson } from './project/src/errors'

// #region apps
// Stands for anything that breaks: a database, a full disk, a bug.
const listBooks = (): never => {
  throw new Error('connect ECONNREFUSED 10.0.0.5:5432')
}

const bare = Http()
bare.get('/books').use(listBooks)

const safe = Http()
safe.use(errorsAsJson)
safe.get('/books').use(listBooks)
// #endregion apps

const ask = async (http: HttpPipeline) => {
  const server = http.server().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}/books`)
  const answer = `${response.status} ${await response.text()}`
  server.closeAllConnections()
  server.close()
  return answer
}

const main = async () => {
  const logged: unknown[] = []
  console.error = (...parts) => logged.push(parts)

  console.log('bare:', await ask(bare))
  assert.equal(logged.length, 0)

  console.log('safe:', await ask(safe))
  assert.equal(logged.length, 1)
}

main()
