import assert from 'node:assert/strict'

// #region app
import { toJSON } from 'farrow-api/dist/toJSON'
import { entries } from './src/entries'

const description = toJSON(entries)

console.log(description.protocol)
console.log(JSON.stringify(description.entries, null, 2))
// #endregion app

assert.equal(description.protocol, 'Farrow-API')
