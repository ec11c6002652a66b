// One sample for each function. A comment tells what the line above it
// prints.
import { Int, Struct } from 'farrow-schema'
import { createSchemaValidator, SchemaErr } from 'farrow-schema/validator'

// #region create
const Point = Struct({ x: Int, y: Int })
const validate = createSchemaValidator(Point)

const result = validate({ x: 1, y: 2.5 })
console.log(result.isOk ? result.value.x : result.value.message)
// 2.5 is not an integer
// #endregion create

// #region reg-exp
import { RegExp as Matches } from 'farrow-schema/validator'

const zip = createSchemaValidator(Matches(/^\d{5}$/))
console.log(zip('12345').value)
// 12345
console.log(zip('1234').value)
// { path: undefined, message: '1234 was not matched: /^\\d{5}$/' }
// #endregion reg-exp

// #region schema-err
console.log(SchemaErr('too long', ['title']).value)
// { path: [ 'title' ], message: 'too long' }
// #endregion schema-err
