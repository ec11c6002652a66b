import assert from 'node:assert/strict'
// #region transform
import { transform } from 'farrow-json-schema'
import { Nullable, ObjectType, Type } from 'farrow-schema'

class Cook extends ObjectType {
  name = { [Type]: String, description: 'as on the menu' }
  phone = Nullable(String)
}

console.log(JSON.stringify(transform(Cook), null, 2))
// #endregion transform
assert.equal(transform(Cook).$id, '/farrow/schema')
