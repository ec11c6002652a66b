import assert from 'node:assert/strict'
// #region custom
import { Formatter } from 'farrow-schema/formatter'
import { ValidatorType } from 'farrow-schema/validator'
import { toJsonSchema } from './src/to-json-schema'

class Url extends ValidatorType<string> {
  validate(input: unknown) {
    if (URL.canParse(String(input))) return this.Ok(String(input))
    return this.Err(`${input} is not a URL`)
  }
}

Formatter.impl(Url, {
  format: (context) =>
    context.addType({
      type: 'Scalar',
      valueType: 'string',
      valueName: 'String',
    }),
})

console.log(toJsonSchema(Url))
// #endregion custom

assert.equal(toJsonSchema(Url).type, 'string')
