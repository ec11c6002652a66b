import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Api, type ApiEntries } from 'farrow-api'
import { toJSON } from 'farrow-api/dist/toJSON'
import {
  Any,
  ID,
  Int,
  Intersect,
  List,
  Literal,
  Nullable,
  ObjectType,
  Optional,
  ReadOnly,
  Record,
  type SchemaCtor,
  Strict,
  Tuple,
  Union,
} from 'farrow-schema'
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

class Full extends ObjectType {
  a = String
  b = Int
}
class Less extends ObjectType {
  a = String
}
class Renamed extends ObjectType {
  a = String
  b = Int
}
class Other extends ObjectType {
  c = Int
}

const inputs = (before: SchemaCtor, after: SchemaCtor) =>
  breaks(
    toJSON({ f: Api({ input: { x: before }, output: String }) }),
    toJSON({ f: Api({ input: { x: after }, output: String }) }),
  )
const outputs = (before: SchemaCtor, after: SchemaCtor) =>
  breaks(
    toJSON({ f: Api({ input: {}, output: { x: before } }) }),
    toJSON({ f: Api({ input: {}, output: { x: after } }) }),
  )
const OneOf = Union(Literal('a'), Literal('b'))
const OneOfMore = Union(Literal('a'), Literal('b'), Literal('c'))

assert.deepEqual(inputs(Number, Int), ['f input.x is Number, not Int'])
assert.deepEqual(inputs(String, ID), ['f input.x is String, not ID'])
assert.deepEqual(inputs(Int, String), ['f input.x is Int, not String'])
assert.deepEqual(inputs(OneOfMore, OneOf), [
  'f input.x is "c", not "a" | "b"',
])
assert.deepEqual(outputs(OneOf, OneOfMore), [
  'f output.x is "c", not "a" | "b"',
])
assert.deepEqual(inputs(Optional(Int), Int), ['f input.x may be missing'])
for (const wrap of [
  (Item: SchemaCtor) => Record(Item),
  (Item: SchemaCtor) => Tuple(Item, Int),
  (Item: SchemaCtor) => ReadOnly(Item),
  (Item: SchemaCtor) => Strict(Item),
  (Item: SchemaCtor) => Intersect(Item as typeof Full, Other),
]) {
  assert.match(outputs(wrap(Full), wrap(Less))[0], /\.b is missing$/)
  assert.deepEqual(outputs(wrap(Full), wrap(Renamed)), [])
  assert.deepEqual(outputs(wrap(Less), wrap(Full)), [])
}
assert.equal(outputs(Union(Full, Other), Union(Less, Other)).length, 1)
assert.deepEqual(outputs(Union(Full, Other), Union(Renamed, Other)), [])
assert.deepEqual(inputs(OneOf, OneOfMore), [])
assert.deepEqual(
  inputs(Union(Nullable(Less), Other), Nullable(Union(Less, Other))),
  [],
)
assert.deepEqual(inputs(Int, Number), [])
assert.deepEqual(outputs(Int, Number), ['f output.x is Number, not Int'])
assert.deepEqual(inputs(ID, String), [])
assert.deepEqual(outputs(OneOfMore, OneOf), [])
assert.deepEqual(inputs(Int, Optional(Nullable(Int))), [])
assert.deepEqual(outputs(Optional(Int), Int), [])
assert.deepEqual(
  breaks(
    toJSON({ f: Api({ input: {}, output: String }) }),
    toJSON({ f: Api({ input: { x: Any, y: Any }, output: String }) }),
  ),
  [],
)

const folder = mkdtempSync(join(tmpdir(), 'released-'))
const api = join(folder, 'api')
save(api, '1.0', first.entries)
assert.deepEqual(compare(api, second.entries), [])
assert.equal(compare(api, hasty.entries).length, 4)

// A parameter goes and comes back as something else: no step breaks, but both do.
const limited = (limit?: SchemaCtor): ApiEntries => ({
  list: Api({ input: limit ? { limit } : {}, output: String }),
})
const steps = [limited(Optional(Int)), limited(), limited(Optional(String))]
const [one, two, three] = steps.map((entries) => toJSON(entries))
assert.deepEqual([breaks(one, two), breaks(two, three)], [[], []])
assert.deepEqual(breaks(one, three), [
  'list input.limit is Int, not String',
])

const command = (...args: string[]) =>
  spawnSync(
    process.execPath,
    [...process.execArgv, resolve('src/api-releases.ts'), ...args],
    { cwd: folder, encoding: 'utf8' },
  )
assert.equal(command('save', '1.1').status, 0)
assert.equal(command().status, 0)
save(api, '1.2', { ...second.entries, later: second.entries.search })
assert.equal(command().stderr, '1.2.json: later is gone\n')
assert.equal(command().status, 1)
rmSync(folder, { recursive: true })
