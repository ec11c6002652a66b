import assert from 'node:assert/strict'
// #region partial
import {
  Int,
  ObjectType,
  Optional,
  partial,
  required,
  Struct,
  Type,
  TypeOf,
} from 'farrow-schema'
import { createSchemaValidator } from 'farrow-schema/validator'

class User extends ObjectType {
  id = Int
  nick = Optional(String)
}

const UserPatch = partial(User)
const CompleteUser = required(User)

const patch: TypeOf<typeof UserPatch> = { id: 1 }

console.log(createSchemaValidator(UserPatch)(patch))
console.log(createSchemaValidator(CompleteUser)({ id: 1 }))
// #endregion partial

const complete = createSchemaValidator(CompleteUser)({ id: 1 })
assert.ok(complete.isErr)

// #region partial-info
class Product extends ObjectType {
  price = Int
  label = { [Type]: String, description: 'shown in the list' }
}

// fields written as { [Type]: … } do not survive partial(ObjectType)
const lost = createSchemaValidator(partial(Product))({ label: 'Mug' })
console.log(lost.isErr && lost.value.message)

// the same fields in a Struct do
const ProductStruct = Struct({
  price: Int,
  label: { [Type]: String, description: 'shown in the list' },
})
const kept = createSchemaValidator(partial(ProductStruct))({ label: 'Mug' })
console.log(kept.isOk && kept.value)
// #endregion partial-info

assert.ok(lost.isErr)
assert.ok(kept.isOk)

// partial is shallow for an ObjectType; for a Struct plain nested
// descriptors stay as they are too
const nested = Struct({ a: { b: Int } })
assert.ok(createSchemaValidator(partial(nested))({ a: {} }).isErr)

// required on a Struct: the type is lost, the check is deep
const deep = Struct({ a: { b: Optional(Int) } })
assert.ok(createSchemaValidator(required(deep))({ a: {} }).isErr)
type RequiredStruct = TypeOf<ReturnType<typeof makeRequired>>
const makeRequired = () => required(Struct({ a: Optional(Int) }))
const noFields: RequiredStruct = {}
assert.deepEqual(noFields, {})
