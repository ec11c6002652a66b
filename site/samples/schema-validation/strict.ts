import { Boolean, Int, List, Literal } from 'farrow-schema'
import { Number, String, Struct, Union } from 'farrow-schema'
import { createSchemaValidator } from 'farrow-schema/validator'
import type { SchemaCtor } from 'farrow-schema'

// #region table
const show = (name: string, schema: SchemaCtor, input: unknown) => {
  const modes = [true, false].map((strict) => {
    const result = createSchemaValidator(schema, { strict })(input)
    return result.isOk ? JSON.stringify(result.value) : 'refused'
  })
  const shown = JSON.stringify(input)
  console.log(`${name} ${shown} -> ${modes.join(' | ')}`)
}

console.log('schema input -> strict | not strict')
show('Number', Number, '2.5')
show('Number', Number, '1px')
show('Int', Int, '7')
show('Int', Int, 1.9)
show('Int', Int, -1.5)
show('Boolean', Boolean, 'true')
show('Boolean', Boolean, 1)
show('Literal(3)', Literal(3), '3')
show('List(Int)', List(Int), ['1', 2])
show('List(Int)', List(Int), '1')
show('Struct', Struct({ a: Int }), '{"a":"1"}')
show('Union(String, Int)', Union(String, Int), '1')
show('String', String, 1)
// #endregion table
