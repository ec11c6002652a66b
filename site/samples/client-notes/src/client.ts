import { createLoader } from 'farrow-api-client'
import { createApiClient } from './generated/notes'

export const connect = (url: string) =>
  createApiClient({ loader: createLoader(url, { stream: false }) })
