import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Api } from 'farrow-api'
import { toJSON } from 'farrow-api/dist/toJSON'
import { Int, List, ObjectType } from 'farrow-schema'
import { breaks } from './src/breaks'
import * as first from './src/first'
import * as hasty from './src/hasty'
import { compare, save } from './src/released'
import * as second from './src/second'

const old = toJSON(first.entries)

// #region check
console.log('second:', breaks(old, toJSON(second.entries)))
console.log('hasty:', breaks(old, toJSON(hasty.entries)))
// #endregion check

assert.deepEqual(breaks(old, old), [])
assert.deepEqual(breaks(toJSON(second.entries), old), [
  'search output[].cost is missing',
  'items is gone',
])

// A type that contains itself, and the file in the repository.
class Folder extends ObjectType {
  size = Int
  folders = List(Folder)
}
const tree = { root: Api({ input: {}, output: Folder }) }
assert.deepEqual(breaks(toJSON(tree), toJSON(tree)), [])

const folder = mkdtempSync(join(tmpdir(), 'released-'))
const file = join(folder, 'api.json')
save(file, first.entries)
assert.deepEqual(compare(file, second.entries), [])
assert.equal(compare(file, hasty.entries).length, 4)
rmSync(folder, { recursive: true })
