import { toSchemaCtor, type SchemaCtorInput } from 'farrow-schema'
import { formatSchema } from 'farrow-schema/formatter'

const scalars: { [name: string]: string } = {
  Int: 'integer',
  String: 'string',
}

/** A field of a class in JSON Schema. The guide to OpenAPI converts schemas of all kinds. */
export const fieldSchema = (input: SchemaCtorInput, name: string) => {
  const { typeId, types } = formatSchema(toSchemaCtor(input))
  const type = types[typeId]
  const field =
    type?.type === 'Object' ? types[type.fields[name].typeId] : undefined
  if (field?.type !== 'Scalar') throw new Error(`No scalar field ${name}`)
  return { type: scalars[field.valueName] }
}
