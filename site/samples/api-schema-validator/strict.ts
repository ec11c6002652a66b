import assert from 'node:assert/strict'
// #region strict
import { Int, Strict, Struct } from 'farrow-schema'
import { createSchemaValidator } from 'farrow-schema/validator'

const Paging = Struct({ page: Int, archived: Boolean })

const strict = createSchemaValidator(Paging)
const loose = createSchemaValidator(Paging, { strict: false })

const query = { page: '2', archived: 'false' }

for (const validate of [strict, loose]) {
  const result = validate(query)
  console.log(result.isOk ? result.value : result.value.message)
}
// #endregion strict

assert.ok(strict(query).isErr)
assert.deepEqual(loose(query).value, { page: 2, archived: false })

// #region modes
const Mixed = Struct({ id: Strict(Int), page: Int })
const mixed = createSchemaValidator(Mixed, { strict: false })

console.log(mixed({ id: 1, page: '2' }).isOk)
console.log(mixed({ id: '1', page: '2' }).isOk)
// #endregion modes

assert.ok(mixed({ id: '1', page: '2' }).isErr)
