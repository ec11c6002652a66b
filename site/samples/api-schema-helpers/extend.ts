import assert from 'node:assert/strict'
import { Int, ObjectType, omit } from 'farrow-schema'
import { createSchemaValidator } from 'farrow-schema/validator'

// #region extend
class Book extends ObjectType {
  id = Int
}

const validateBook = createSchemaValidator(Book)

validateBook({ id: 1 })

// Book is in use from here on
class Recording extends Book {
  minutes = Int
}

class AudioBook extends omit(Book, []) {
  minutes = Int
}

const input = { id: 1, minutes: 90 }

console.log(createSchemaValidator(Recording)(input).value)
console.log(createSchemaValidator(AudioBook)(input).value)
// #endregion extend

assert.deepEqual(createSchemaValidator(Recording)(input).value, { id: 1 })
assert.deepEqual(createSchemaValidator(AudioBook)(input).value, input)
