import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

// #region codegen
import { codegen } from 'farrow-api/dist/codegen'
import { toJSON } from 'farrow-api/dist/toJSON'
import { entries } from './lib/entries'

const description = toJSON(entries)
const source = codegen(description)
// #endregion codegen

const written = join(__dirname, 'lib/api.ts')
const kept = readFileSync(written, 'utf8').replace(/^\/\/ #.*\n/gm, '')
assert.equal(kept.trim(), source.trim())

console.log(Object.keys(description))
