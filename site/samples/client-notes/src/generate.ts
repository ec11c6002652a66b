import { format } from 'farrow-api/dist/prettier'
import { toJSON } from 'farrow-api/dist/toJSON'
import { generatorApiClient } from 'farrow-api-server/dist/generateApiClient'
import { entries } from './contract'

export const generate = (url: string): string =>
  format(generatorApiClient(toJSON(entries), { url }))
