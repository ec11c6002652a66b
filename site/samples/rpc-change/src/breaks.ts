import { getFieldType } from 'farrow-api/dist/codegen'
import type { FormatEntries, FormatResult } from 'farrow-api/dist/toJSON'
import type { FormatTypes } from 'farrow-schema/formatter'

type Place = { id: number; types: FormatTypes }

const text = ({ id, types }: Place) =>
  getFieldType(id, types).replace(/\s+/g, ' ')

// Why a value of one type may not fit another.
const misfits = (
  from: Place,
  to: Place,
  name: string,
  seen: readonly string[] = [],
): string[] => {
  const a = from.types[from.id]
  const b = to.types[to.id]

  for (const kind of ['Optional', 'Nullable'] as const) {
    const lacks = kind === 'Optional' ? 'missing' : 'null'
    if (b.type === kind) {
      const item = a.type === kind ? { ...from, id: a.itemTypeId } : from
      return misfits(item, { ...to, id: b.itemTypeId }, name, seen)
    }
    if (a.type === kind) return [`${name} may be ${lacks}`]
  }

  if (a.type === 'List' && b.type === 'List') {
    const items = { ...from, id: a.itemTypeId }
    return misfits(items, { ...to, id: b.itemTypeId }, `${name}[]`, seen)
  }

  if ('fields' in a && 'fields' in b) {
    // A type that contains itself is looked at once.
    const pair = `${from.id} ${to.id}`
    if (seen.includes(pair)) return []
    const inside = [...seen, pair]
    return Object.entries(b.fields).flatMap(([key, { typeId }]) => {
      const here = `${name}.${key}`
      const field = a.fields[key]
      const wanted = { ...to, id: typeId }
      if (field) {
        const given = { ...from, id: field.typeId }
        return misfits(given, wanted, here, inside)
      }
      const optional = to.types[typeId].type === 'Optional'
      return optional ? [] : [`${here} is missing`]
    })
  }

  const [before, after] = [text(from), text(to)]
  return before === after ? [] : [`${name} is ${before}, not ${after}`]
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
