import { Http } from 'farrow-http'
import { createGateway } from '../src/gateway'
import { orders } from '../src/orders'
import { stock } from '../src/stock'
import { serve } from './serve'

// Two services and the gateway, each on a free port.
export const start = async () => {
  const one = await serve(stock)
  const two = await serve(orders)

  const http = Http({ logger: false })
  http
    .route('/api')
    .use(createGateway({ stock: one.url, orders: two.url }))
  const gateway = await serve(http)

  return {
    url: `${gateway.url}/api`,
    stopStock: one.close,
    close: () => [one, two, gateway].forEach(({ close }) => close()),
  }
}
