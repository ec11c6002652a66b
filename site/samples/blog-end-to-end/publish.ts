import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { format } from 'farrow-api/dist/prettier'
import { toJSON } from 'farrow-api/dist/toJSON'
import { generatorApiClient } from 'farrow-api-server/dist/generateApiClient'
import { api, apiPipeline, url } from './src/client'
import { http, publish } from './src/server'

const main = async () => {
  const generated = format(generatorApiClient(toJSON({ publish }), { url }))
  const kept = readFileSync('src/client.ts', 'utf8')
  assert.equal(kept.replace(/^\/\/ #(end)?region .*\n/gm, ''), generated)

  const server = http.server()
  await new Promise<void>((done) => server.listen(0, done))
  const { port } = server.address() as AddressInfo
  apiPipeline.use((request, next) =>
    next({
      ...request,
      url: `http://localhost:${port}/api`,
      options: { headers: { connection: 'close' } },
    }),
  )

  // #region call
  const { minutes } = await api.publish({ title: 'Types', words: 900 })
  console.log(`${minutes} minutes to read`)
  // #endregion call
  assert.equal(minutes, 4)

  const untyped = { title: 'Types', words: 'many' } as never
  await assert.rejects(api.publish(untyped), (error: Error) => {
    console.log(error.message)
    return true
  })
  await new Promise((done) => server.close(done))
}

main()
