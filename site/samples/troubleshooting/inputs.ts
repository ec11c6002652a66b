import * as Farrow from 'farrow-schema'
import { createSchemaValidator } from 'farrow-schema/validator'

const { ID, Int, List, Literal, Nullable, Number, Struct, Union } = Farrow

const check = (schema: Farrow.SchemaCtor, ...inputs: unknown[]) => {
  const validate = createSchemaValidator(schema)
  for (const input of inputs) {
    const result = validate(input)
    if (result.isErr) console.log(result.value.message)
  }
}

check(Farrow.String, 7)
check(Number, '7')
check(Int, 1.5)
check(ID, '', 7)
check(Farrow.Boolean, 'true')
check(Farrow.Date, 'yesterday')
check(Literal('tea'), 'coffee')
check(List(Int), 7)
check(Struct({ price: Int }), 'tea')
check(Nullable(Int), undefined)
check(Union(Int, Literal('none')), 'some')
