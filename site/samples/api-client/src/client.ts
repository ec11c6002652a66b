import { createLoader } from 'farrow-api-client'
import { createApiClient } from './generated'

export const connect = (url: string) =>
  createApiClient({ loader: createLoader(url, { stream: false }) })
