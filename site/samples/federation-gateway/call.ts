import assert from 'node:assert/strict'
import { createLoader } from 'farrow-api-client'
import { serve } from './lib/serve'
import { connect } from './src/client'
import { createGateway } from './src/gateway'
import { orders } from './src/orders'
import { stock } from './src/stock'

const main = async () => {
  const one = await serve(stock)
  const two = await serve(orders)
  const gateway = await serve(
    await createGateway([
      { namespace: 'stock', url: `${one.url}/api` },
      { namespace: 'orders', url: `${two.url}/api` },
    ]),
  )
  const url = `${gateway.url}/api`
  let requests = 0

  const send = (body: unknown, type = 'application/json') =>
    fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': type, Authorization: 'Ann' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })

  const loader = createLoader(
    (calling) => {
      requests++
      return send(calling)
    },
    { stream: false },
  )
  const api = connect(loader)

  // #region call
  const { left } = await api.stock.take({ sku: 'tea-01' })
  console.log('left:', left)

  const items = [{ sku: 'tea-01', count: 1 }]
  const order = await api.orders.place({ items })
  console.log('order:', order.id, 'by', order.by)

  // Three calls to two services in one request.
  const results = await Promise.allSettled([
    api.stock.list({}),
    api.stock.take({ sku: 'mug-07' }),
    api.orders.place({ items: [] }),
  ])
  for (const result of results) {
    const { status } = result
    console.log(status === 'rejected' ? result.reason.message : status)
  }
  // #endregion call
  assert.equal(requests, 3)

  const unknown = await loader({ path: ['mail', 'send'], input: {} }).catch(
    (error) => error.message,
  )
  assert.equal(
    unknown,
    'The target API was not found with the path: [mail, send]',
  )

  // #region down
  one.close()
  const down = api.stock.list({}).catch((error) => error.message)
  // #endregion down
  assert.equal(await down, 'The service is not available')
  assert.equal((await api.orders.place({ items })).id, 'o1')

  // The guard.
  assert.equal((await fetch(`${url}/__introspection__`)).status, 405)
  const form = 'type=Single&path[0]=orders&path[1]=place'
  assert.equal((await send(form, 'application/x-www-form-urlencoded')).status, 415)
  const stream = await (await send({ type: 'Stream', callings: [] })).json()
  assert.equal(stream.error.message, 'Neither a call nor a batch')
  assert.equal((await (await send({})).json()).type, 'ApiErrorResponse')

  two.close()
  gateway.close()
}

main()
