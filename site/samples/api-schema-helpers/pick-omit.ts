import assert from 'node:assert/strict'
// #region pick
import { Int, keyof, ObjectType, omit, pick, TypeOf } from 'farrow-schema'
import { createSchemaValidator } from 'farrow-schema/validator'

class User extends ObjectType {
  id = Int
  name = String
  password = String
}

class PublicUser extends omit(User, ['password']) {
  joined = Date
}

const UserKey = pick(User, ['id'])

type PublicUser_ = TypeOf<typeof PublicUser>

console.log(keyof(User))
console.log(keyof(PublicUser))
console.log(keyof(UserKey))
// #endregion pick

const shown: PublicUser_ = { id: 1, name: 'Ada', joined: new Date(0) }
const result = createSchemaValidator(PublicUser)({ ...shown, password: 'x' })
assert.ok(result.isOk)
assert.deepEqual(result.value, shown)
assert.throws(
  () => keyof(Int as any),
  (error: Error) => error.message.startsWith('Unknown Schema Constructor: '),
)
