import { getFieldType } from 'farrow-api/dist/codegen'
import type { FormatEntries, FormatResult } from 'farrow-api/dist/toJSON'
import type { FormatFields, FormatTypes } from 'farrow-schema/formatter'

type Place = { id: number; types: FormatTypes }

const wrappers = ['Strict', 'NonStrict', 'ReadOnly', 'ReadOnlyDeep']

// What the values look like does not depend on these.
const unwrap = (place: Place): Place => {
  const type = place.types[place.id]
  return 'itemTypeId' in type && wrappers.includes(type.type)
    ? unwrap({ ...place, id: type.itemTypeId })
    : place
}

const fieldsOf = (place: Place): FormatFields | undefined => {
  const { id, types } = unwrap(place)
  const type = types[id]
  if ('fields' in type) return type.fields
  if (type.type !== 'Intersect') return
  const all = type.itemTypes.map((item) =>
    fieldsOf({ types, id: item.typeId }),
  )
  return all.includes(undefined) ? undefined : Object.assign({}, ...all)
}

// Int and Number are both `number` for a client, so take the schema's name.
const label = ({ id, types }: Place) => {
  const type = types[id]
  if (type.type === 'Scalar') return type.valueName
  return getFieldType(id, types).replace(/\s+/g, ' ')
}

const takesAll = ({ id, types }: Place) =>
  types[id].type === 'Scalar' &&
  ['Any', 'Unknown'].includes(label({ id, types }))

// The types that also take every value of this one.
const wider: Record<string, readonly string[] | undefined> = {
  Int: ['Float', 'Number'],
  Float: ['Number'],
  Number: ['Float'],
  ID: ['String'],
}

// Why a value of one type may not match another.
const misfits = (
  source: Place,
  target: Place,
  name: string,
  seen: readonly string[] = [],
): string[] => {
  const [from, to] = [unwrap(source), unwrap(target)]
  const a = from.types[from.id]
  const b = to.types[to.id]
  const compare = (
    fromId: number,
    toId: number,
    where: string,
    inside = seen,
  ) => misfits({ ...from, id: fromId }, { ...to, id: toId }, where, inside)

  if (takesAll(to)) return []

  // Each member of one has to match some member of the other.
  if (a.type === 'Union') {
    return a.itemTypes.flatMap((item) => compare(item.typeId, to.id, name))
  }

  for (const kind of ['Optional', 'Nullable'] as const) {
    const lacks = kind === 'Optional' ? 'missing' : 'null'
    if (b.type === kind) {
      const id = a.type === kind ? a.itemTypeId : from.id
      return compare(id, b.itemTypeId, name)
    }
    if (a.type === kind) return [`${name} may be ${lacks}`]
  }

  const differ = [`${name} is ${label(from)}, not ${label(to)}`]

  if (b.type === 'Union') {
    const fits = b.itemTypes.some(
      (item) => compare(from.id, item.typeId, name).length === 0,
    )
    return fits ? [] : differ
  }

  if (a.type === 'List' && b.type === 'List') {
    return compare(a.itemTypeId, b.itemTypeId, `${name}[]`)
  }
  if (a.type === 'Record' && b.type === 'Record') {
    return compare(a.valueTypeId, b.valueTypeId, `${name}.*`)
  }
  if (a.type === 'Tuple' && b.type === 'Tuple') {
    if (a.itemTypes.length !== b.itemTypes.length) return differ
    return a.itemTypes.flatMap((item, at) =>
      compare(item.typeId, b.itemTypes[at].typeId, `${name}[${at}]`),
    )
  }

  const [given, wanted] = [fieldsOf(from), fieldsOf(to)]
  if (given && wanted) {
    // A type that contains itself is looked at once.
    const pair = `${from.id} ${to.id}`
    if (seen.includes(pair)) return []
    return Object.entries(wanted).flatMap(([key, { typeId }]) => {
      const here = `${name}.${key}`
      const field = given[key]
      if (field) return compare(field.typeId, typeId, here, [...seen, pair])

      const inner = unwrap({ ...to, id: typeId })
      const optional = to.types[inner.id].type === 'Optional'
      return optional || takesAll(inner) ? [] : [`${here} is missing`]
    })
  }

  const names = [label(from), ...(wider[label(from)] ?? [])]
  return a.type === b.type && names.includes(label(to)) ? [] : differ
}

// What clients of the old description can no longer do.
export const breaks = (old: FormatResult, now: FormatResult): string[] => {
  type Entries = FormatEntries
  const walk = (a: Entries, b: Entries, path: string): string[] =>
    Object.entries(a.entries).flatMap(([key, before]) => {
      const name = path + key
      const after = b.entries[key]
      if (before.type !== after?.type) return [`${name} is gone`]
      if (before.type === 'Entries') {
        return walk(before, after as Entries, `${name}.`)
      }
      if (after.type === 'Entries') return []

      const at = (types: FormatTypes, id: number): Place => ({ types, id })
      return [
        // Old clients send the old input, and get the new output.
        ...misfits(
          at(old.types, before.input.typeId),
          at(now.types, after.input.typeId),
          `${name} input`,
        ),
        ...misfits(
          at(now.types, after.output.typeId),
          at(old.types, before.output.typeId),
          `${name} output`,
        ),
      ]
    })

  return walk(old.entries, now.entries, '')
}
