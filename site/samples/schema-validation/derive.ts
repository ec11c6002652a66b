import assert from 'node:assert/strict'
// #region derive
import { omit, partial, pick, type TypeOf } from 'farrow-schema'
import { createSchemaValidator } from 'farrow-schema/validator'
import { Guest } from './src/hotel'

class GuestName extends pick(Guest, ['name']) {}
class GuestContact extends omit(Guest, ['note']) {}
const GuestPatch = partial(Guest)

const name: TypeOf<typeof GuestName> = { name: 'Ann' }
const contact: TypeOf<typeof GuestContact> = { name: 'Ann', email: null }

const result = createSchemaValidator(GuestPatch)({ email: 'a@b.org' })
const patch = result.isOk ? result.value : {}

console.log(patch)
// #endregion derive

// #region merge
// Leaves out the keys whose value is undefined.
const given = <T extends object>(value: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(value).filter(([, item]) => item !== undefined),
  ) as Partial<T>

console.log({ ...contact, ...patch })
console.log({ ...contact, ...given(patch) })
// #endregion merge

assert.equal(createSchemaValidator(GuestName)(name).isOk, true)
assert.equal(createSchemaValidator(GuestContact)(contact).isOk, true)
assert.equal(createSchemaValidator(GuestContact)(name).isOk, false)
assert.equal({ ...contact, ...given(patch) }.name, 'Ann')
