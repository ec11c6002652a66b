import assert from 'node:assert/strict'

// #region app
import { toJSON } from 'farrow-api/dist/toJSON'
import { generatorApiClient } from 'farrow-api-server/dist/generateApiClient'
import { entries } from './lib/entries'

const source = generatorApiClient(toJSON(entries), {
  url: 'http://localhost:3000/api',
})

console.log(source)
// #endregion app

assert.match(source, /createApiPipelineWithUrl/)
