import assert from 'node:assert/strict'
import { omit, partial, pick, TypeOf } from 'farrow-schema'
import { createSchemaValidator } from 'farrow-schema/validator'
import { Guest } from './src/hotel'

// #region derive
class GuestName extends pick(Guest, ['name']) {}
class GuestContact extends omit(Guest, ['note']) {}
const GuestPatch = partial(Guest)

const name: TypeOf<typeof GuestName> = { name: 'Ann' }
const contact: TypeOf<typeof GuestContact> = { name: 'Ann', email: null }
const patch: TypeOf<typeof GuestPatch> = { email: 'ann@example.org' }

const validate = createSchemaValidator(GuestPatch)
console.log(JSON.stringify(validate(patch).value))
// #endregion derive

assert.equal(createSchemaValidator(GuestName)(name).isOk, true)
assert.equal(createSchemaValidator(GuestContact)(contact).isOk, true)
assert.equal(createSchemaValidator(GuestContact)(name).isOk, false)
