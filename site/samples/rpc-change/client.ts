import assert from 'node:assert/strict'
import { codegen } from 'farrow-api/dist/codegen'
import { toJSON } from 'farrow-api/dist/toJSON'
import { entries } from './src/second'

const source = codegen(toJSON(entries), { header: '' })

// Only the types and the function that have changed.
const parts = [
  /export type Item = \{[^}]*\}/,
  / +\/\*\*[^/]*\/\n +search: \([^)]*\)/,
]
for (const part of parts) console.log(part.exec(source)?.[0])

assert.match(source, /@deprecated use items.search/)
