import assert from 'node:assert/strict'
import type { ApiWithUrlInvokeOptions, Fetcher } from 'farrow-api-client'
import { start } from './lib/start'
import { api, apiPipeline } from './src/generated/shop'

const main = async () => {
  const { url, stopStock, close } = await start()
  let requests = 0

  // Sends the client to the free port of this run, with a name on each call.
  const toGateway: Fetcher = async ({ calling }) => {
    requests++
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', authorization: 'ann' },
      body: JSON.stringify(calling),
    })
    assert.equal(response.status, 200)
    return response.json()
  }
  apiPipeline.use(toGateway)

  // #region call
  const { left } = await api.stock.take({ sku: 'tea-01' })
  console.log('left:', left)

  const items = [{ sku: 'tea-01', count: 1 }]
  const order = await api.orders.place({ items })
  console.log('order:', order.id, 'by', order.by)

  const together: ApiWithUrlInvokeOptions = { batch: true }
  const results = await Promise.allSettled([
    api.stock.list({}, together),
    api.stock.take({ sku: 'mug-07' }, together),
    api.orders.place({ items: [] }, together),
  ])
  for (const result of results) {
    const { status } = result
    console.log(status === 'rejected' ? result.reason.message : status)
  }
  // #endregion call
  assert.equal(requests, 3)

  const wrong = await apiPipeline
    .invoke({ type: 'Single', path: ['mail', 'send'], input: {} })
    .catch((error) => error.message)
  console.log(wrong)
  assert.equal(wrong, 'No service is called mail')

  stopStock()
  console.log(await api.stock.list({}).catch((error) => error.message))
  assert.equal((await api.orders.place({ items })).id, 'o1')

  assert.equal((await fetch(url)).status, 404)
  close()
}

main()
