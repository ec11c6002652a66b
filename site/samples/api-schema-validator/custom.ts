import assert from 'node:assert/strict'
import type { ValidatorOptions } from 'farrow-schema/validator'
// #region custom
import { ObjectType, TypeOf } from 'farrow-schema'
import {
  createSchemaValidator,
  RegExp as Matches,
  ValidatorType,
} from 'farrow-schema/validator'

class Email extends ValidatorType<string> {
  validate(input: unknown) {
    if (typeof input !== 'string') return this.Err('an email must be a string')
    const text = input.trim().toLowerCase()
    return text.includes('@') ? this.Ok(text) : this.Err(`no @ in ${text}`)
  }
}

class SignUp extends ObjectType {
  email = Email
  zip = Matches(/^\d{5}$/)
}

type SignUp_ = TypeOf<typeof SignUp>

const validate = createSchemaValidator(SignUp)

const first = validate({ email: ' ADA@Example.com ', zip: 12345 })
const second = validate({ email: 'ada', zip: '12345' })
const third = validate({ email: 'ada@example.com', zip: '1234' })

for (const result of [first, second, third]) {
  console.log(result.value)
}
// #endregion custom

const value: SignUp_ = { email: 'ada@example.com', zip: '12345' }
assert.deepEqual(first.value, value)
assert.ok(second.isErr && third.isErr)

// a global expression keeps its lastIndex from call to call
const stateful = createSchemaValidator(Matches(/a/g))
assert.deepEqual(
  [stateful('a').isOk, stateful('a').isOk, stateful('a').isOk],
  [true, false, true],
)

// a second parameter gets the mode
class Flag extends ValidatorType<boolean> {
  validate(input: unknown, options?: ValidatorOptions) {
    if (typeof input === 'boolean') return this.Ok(input)
    if (options?.strict === false) return this.Ok(Boolean(input))
    return this.Err('not a flag')
  }
}
assert.ok(createSchemaValidator(Flag)(1).isErr)
assert.equal(createSchemaValidator(Flag, { strict: false })(1).value, true)
