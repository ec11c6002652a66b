import assert from 'node:assert/strict'
// #region impl
import { formatSchema, Formatter } from 'farrow-schema/formatter'
import { ValidatorType } from 'farrow-schema/validator'

class Email extends ValidatorType<string> {
  validate(input: unknown) {
    const text = `${input}`
    return text.includes('@') ? this.Ok(text) : this.Err(`no @ in ${text}`)
  }
}

Formatter.impl(Email, {
  format: (context) =>
    context.addType({
      type: 'Scalar',
      valueType: 'string',
      valueName: 'String',
    }),
})

console.log(formatSchema(Email))
// #endregion impl

assert.deepEqual(formatSchema(Email).types['0'], {
  type: 'Scalar',
  valueType: 'string',
  valueName: 'String',
})
assert.equal(typeof Formatter.get(Email)?.format, 'function')
