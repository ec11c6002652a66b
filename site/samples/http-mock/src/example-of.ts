import type { SchemaCtor, TypeOf } from 'farrow-schema'
import { formatSchema, type FormatType } from 'farrow-schema/formatter'

const scalars: Record<string, (name: string, index: number) => unknown> = {
  String: (name, index) => `${name} ${index}`,
  Int: (name, index) => index,
  Float: (name, index) => index + 0.5,
  Number: (name, index) => index,
  Boolean: (name, index) => index % 2 === 1,
  ID: (name, index) => `${index}`,
  Date: (name, index) => new Date(Date.UTC(2021, 0, index)),
}

/** A made-up value of the schema: the same for the same index. */
export const exampleOf = <T extends SchemaCtor>(
  schema: T,
  index = 1,
): TypeOf<T> => {
  const { typeId, types } = formatSchema(schema)

  const make = (id: number, name: string): any => {
    const type: FormatType = types[id]
    switch (type.type) {
      case 'Scalar':
        if (!(type.valueName in scalars)) break
        return scalars[type.valueName](name, index)
      case 'Literal':
        return type.value
      case 'Object':
      case 'Struct':
        return Object.fromEntries(
          Object.entries(type.fields).map(([key, field]) => [
            key,
            make(field.typeId, key),
          ]),
        )
      case 'List':
        return [make(type.itemTypeId, name)]
      case 'Union':
        return make(type.itemTypes[index % type.itemTypes.length].typeId, name)
      case 'Nullable':
        return null
      case 'Optional':
        return undefined
    }
    throw new Error(`No example for ${name}: ${type.type}`)
  }

  return make(typeId, 'value')
}
