import assert from 'node:assert/strict'

// #region app
import { codegen } from 'farrow-api/dist/codegen'
import { toJSON } from 'farrow-api/dist/toJSON'
import { entries } from './src/entries'

const source = codegen(toJSON(entries), {
  header: '// Generated file, do not edit.',
})

console.log(source)
// #endregion app

assert.match(source, /export const createApiClient/)
