import { createLoader } from 'farrow-api-client'
import { createApiClient } from './src/api'

const loader = createLoader('http://localhost:3000/api')
const api = createApiClient({ loader })

api.addToCart({ sku: 'mug', amount: 'two' })
