import assert from 'node:assert/strict'
// #region calls
import { transform, transformResult } from 'farrow-json-schema'
import { Type } from 'farrow-schema'
import { formatSchema } from 'farrow-schema/formatter'
import { User } from './src/user'

// with a description at the top
const described = transform({ [Type]: User, description: 'an account' })

// from a description of the type, for example one that was sent as JSON
const fromResult = transformResult(formatSchema(User))
// #endregion calls

console.log(described.description)
assert.deepEqual(fromResult, transform(User))
