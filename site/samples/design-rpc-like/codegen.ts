import assert from 'node:assert/strict'

// #region codegen
import { format } from 'farrow-api/dist/prettier'
import { toJSON } from 'farrow-api/dist/toJSON'
import { generatorApiClient } from 'farrow-api-server/dist/generateApiClient'
import { entries } from './lib/entries'

const description = toJSON(entries)

const source = generatorApiClient(description, { url: '/api' })

console.log(format(source).trim())
// #endregion codegen
assert.match(source, /export type Quote/)
