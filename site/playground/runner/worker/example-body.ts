import { toSchemaCtor } from 'farrow-schema'
import { type FormatTypes, formatSchema } from 'farrow-schema/formatter'
import { exampleScalars } from '../../example-value.ts'
import { exampleWords } from '../../fill-pattern.ts'

/**
 * A JSON text that a schema accepts, to begin with: what `body` of a route is declared as, a schema or the fields of one. Undefined when
 * nothing can be made of it, such as for a type of the program's own.
 */
export function exampleBody(declared: unknown): string | undefined {
  try {
    const { typeId, types } = formatSchema(toSchemaCtor(declared as Parameters<typeof toSchemaCtor>[0]))
    return JSON.stringify(exampleOf(typeId, { types, inside: [] }), null, 2)
  } catch {
    return undefined
  }
}

type Context = {
  readonly types: FormatTypes
  /** The types that the value is inside of. One of them inside of itself is left out. */
  readonly inside: readonly number[]
  /** The field that holds the value. */
  readonly name?: string
}

/** A value of a type; undefined for one that is left out. */
function exampleOf(id: number, context: Context): unknown {
  const type = context.types[id]
  if (type === undefined || context.inside.includes(id)) return undefined
  const within = { ...context, inside: [...context.inside, id] }
  const all = (items: readonly { readonly typeId: number }[]): unknown[] => items.map(({ typeId }) => exampleOf(typeId, within))
  switch (type.type) {
    case 'Scalar':
      return (type.valueName === 'String' && exampleWords[context.name ?? '']) || (exampleScalars[type.valueName] ?? null)
    case 'Literal':
      return type.value
    case 'Optional':
      return undefined
    case 'Nullable':
      return exampleOf(type.itemTypeId, within) ?? null
    case 'List':
      return [exampleOf(type.itemTypeId, within)].filter((item) => item !== undefined)
    case 'Record':
      return { key: exampleOf(type.valueTypeId, within) }
    case 'Tuple':
      return all(type.itemTypes)
    case 'Intersect':
      return Object.assign({}, ...all(type.itemTypes))
    case 'Union':
      return all(type.itemTypes).find((item) => item !== undefined)
    case 'Object':
    case 'Struct':
      return Object.fromEntries(Object.entries(type.fields).map(([name, { typeId }]) => [name, exampleOf(typeId, { ...within, name })]))
    default:
      return exampleOf(type.itemTypeId, within)
  }
}
