import assert from 'node:assert/strict'
import { Int, Nullable, ObjectType, Optional } from 'farrow-schema'
import { createSchemaValidator } from 'farrow-schema/validator'

// #region accepted
class Search extends ObjectType {
  text = String
  limit = Optional(Int)
  sort = Nullable(String)
}

const validate = createSchemaValidator(Search)

const tell = (input: unknown) => {
  const { isOk, value } = validate(input)
  console.log(JSON.stringify(input), isOk ? '->' : 'refused:', value)
}

tell({ text: 'tea', sort: null })
tell({ text: 'tea', sort: null, color: 'green' })
tell({ text: 'tea' })
tell({ text: 'tea', sort: null, limit: null })
// #endregion accepted

assert.equal(validate({ text: 'tea' }).isErr, true)
