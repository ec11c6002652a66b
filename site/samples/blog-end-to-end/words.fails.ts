import { createLoader } from 'farrow-api-client'
import { createApiClient } from './src/api'

const loader = createLoader('http://localhost:3000/api')
const api = createApiClient({ loader })

export const read = async () => {
  const result = await api.publish({ title: 'Types', words: '900' })
  return result.seconds
}
