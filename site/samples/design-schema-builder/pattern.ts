import assert from 'node:assert/strict'

// #region pattern
import { ObjectType } from 'farrow-schema'
import { formatSchema } from 'farrow-schema/formatter'
import { createSchemaValidator, RegExp } from 'farrow-schema/validator'

class Edition extends ObjectType {
  isbn = RegExp(/^97[89]-\d{10}$/)
}

const validateEdition = createSchemaValidator(Edition)
const result = validateEdition({ isbn: '12-34' })

console.log(result.isErr && result.value)

try {
  formatSchema(Edition)
} catch (error) {
  console.log((error as Error).message.split(',')[0])
}
// #endregion pattern
assert.equal(validateEdition({ isbn: '978-0156027601' }).isOk, true)
assert.equal(result.isErr, true)
