import assert from 'node:assert/strict'
import { Recipe } from './src/recipe'
// #region convert
import { Step } from './src/recipe'
import { toJsonSchema } from './src/to-json-schema'

console.log(JSON.stringify(toJsonSchema(Step), null, 2))
// #endregion convert

const { $defs } = toJsonSchema(Recipe)
assert.deepEqual(Object.keys($defs as {}).sort(), ['Recipe', 'Step'])
