import { createLoader } from 'farrow-api-client'
import { createApiClient } from './api/greet'

const loader = createLoader('/api/greet', { stream: false })

export const api = createApiClient({ loader })
