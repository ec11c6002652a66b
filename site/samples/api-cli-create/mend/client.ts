import { createLoader } from 'farrow-api-client'
import { createApiClient } from './api/greet'

export const api = createApiClient({ loader: createLoader('/api/greet') })
