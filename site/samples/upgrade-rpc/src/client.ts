import { createLoader } from 'farrow-api-client'
import { createApiClient } from './stock'

const url = process.env.STOCK_URL ?? 'http://localhost:3000/api'

const api = createApiClient({
  loader: createLoader(url, { stream: false }),
})

export const countFull = async () => {
  const items = await api.list({ atLeast: 2 })
  return items.length
}
