import { toSchemaCtor } from 'farrow-schema'
import { type FormatTypes, formatSchema } from 'farrow-schema/formatter'
import { exampleScalars } from '../../example-value.ts'
import { exampleWords } from '../../fill-pattern.ts'

/** The most parts that an example has. A schema that names others again and again would make it endless. */
const most = 100

/**
 * A JSON text that a route accepts as its body, to begin with: `declared` is a schema, or the fields of one. Undefined when there is none,
 * such as for a type of the program's own, or for a value that is neither an object nor a list, which farrow-http refuses. (`exampleValue`
 * reads the text of a declaration instead, because the panel of the schemas shows an example before the program runs.)
 */
export function exampleBody(declared: unknown): string | undefined {
  try {
    const { typeId, types } = formatSchema(toSchemaCtor(declared as Parameters<typeof toSchemaCtor>[0]))
    const type = types[typeId]
    const value = exampleOf(type?.type === 'Optional' ? type.itemTypeId : typeId, { types, inside: [], left: { count: most } })
    return typeof value === 'object' && value !== null ? JSON.stringify(value, null, 2) : undefined
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
  /** How many parts the example may still have. */
  readonly left: { count: number }
}

/** A value of a type; undefined for one that is left out. Throws when the example gets too large. */
function exampleOf(id: number, context: Context): unknown {
  if (context.left.count-- === 0) throw new Error('The example is too large')
  const type = context.types[id]
  if (type === undefined || context.inside.includes(id)) return undefined
  const within = { ...context, inside: [...context.inside, id] }
  const all = (items: readonly { readonly typeId: number }[]): unknown[] => items.map(({ typeId }) => exampleOf(typeId, within))
  switch (type.type) {
    case 'Scalar':
      return (type.valueName === 'String' && exampleWords.get(context.name ?? '')) || (exampleScalars[type.valueName] ?? null)
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
      return all(type.itemTypes).filter((item) => item !== undefined)
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
