import { createLoader, type Loader } from 'farrow-api-client'
import * as orders from './generated/orders'
import * as stock from './generated/stock'

// Puts the name of the service in front of the path of each call.
const under = (namespace: string, loader: Loader) =>
  ((input, options) =>
    loader(
      { ...input, path: [namespace, ...input.path] },
      options,
    )) as stock.ApiClientOptions['loader']

export const connect = (loader: Loader) => ({
  stock: stock.createApiClient({ loader: under('stock', loader) }),
  orders: orders.createApiClient({ loader: under('orders', loader) }),
})

export const connectTo = (url: string) =>
  connect(createLoader(url, { stream: false }))
