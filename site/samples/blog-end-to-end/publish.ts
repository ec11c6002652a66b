import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { codegen } from 'farrow-api/dist/codegen'
import { toJSON } from 'farrow-api/dist/toJSON'
import { createLoader } from 'farrow-api-client'
import { createApiClient } from './src/api'
import { entries, http } from './src/server'

// #region call
const minutesToRead = async (url: string) => {
  const loader = createLoader(url)
  const api = createApiClient({ loader })

  const { minutes } = await api.publish({ title: 'Types', words: 900 })
  return `${minutes} minutes to read`
}
// #endregion call

const main = async () => {
  const kept = readFileSync(join(__dirname, 'src/api.ts'), 'utf8')
  const source = kept.replace(/^\/\/ #.*\n/gm, '')
  assert.equal(source.trim(), codegen(toJSON(entries)).trim())

  const server = http.server()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/api`

  const text = await minutesToRead(url)
  console.log(text)
  assert.equal(text, '4 minutes to read')

  const api = createApiClient({ loader: createLoader(url) })
  const untyped = { title: 'Types', words: 'many' } as never
  await assert.rejects(api.publish(untyped), (error: Error) => {
    console.log(error.message)
    return true
  })
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
}

main()
