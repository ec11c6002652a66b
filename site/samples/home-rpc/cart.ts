import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { format } from 'farrow-api/dist/prettier'
import { toJSON } from 'farrow-api/dist/toJSON'
import { generatorApiClient } from 'farrow-api-server/dist/generateApiClient'
import { api, apiPipeline, url } from './src/client'
import { addToCart, http } from './src/server'

const main = async () => {
  const generated = format(
    generatorApiClient(toJSON({ addToCart }), { url }),
  )
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
  const cart = await api.addToCart({ sku: 'mug', amount: 2 })
  console.log(cart.items)
  // #endregion call

  assert.equal(cart.items, 2)
  await new Promise((done) => server.close(done))
}

main()
