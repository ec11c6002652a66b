import assert from 'node:assert/strict'
// #region custom
import { transform } from 'farrow-json-schema'
import { Formatter } from 'farrow-schema/formatter'
import { ValidatorType } from 'farrow-schema/validator'

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

console.log(transform(Url).definitions)
// #endregion custom

assert.ok(transform(Url).definitions?.['0'])
