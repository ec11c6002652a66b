import { createLoader } from 'farrow-api-client'
import { createApiClient } from './api'

const loader = createLoader('http://localhost:3000/api', {
  stream: false,
})
const api = createApiClient({ loader })

export const buyMugs = async () => {
  const cart = await api.addToCart({ sku: 'mug', amount: 2 })
  return `${cart.items} in the cart`
}
