import type { FormatResult } from 'farrow-api/dist/toJSON'

export type Introspections = Record<string, FormatResult>

const idKeys = ['typeId', 'itemTypeId', 'valueTypeId']

// Moves every type id up, so that the services' ids do not collide.
const shift = (node: any, by: number): any => {
  if (Array.isArray(node)) return node.map((item) => shift(item, by))
  if (typeof node !== 'object' || node === null) return node

  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (typeof value === 'number' && idKeys.includes(key)) {
        return [key, value + by]
      }
      if (typeof value === 'string' && key === '$ref') {
        const id = Number(value.slice('#/types/'.length))
        return [key, `#/types/${id + by}`]
      }
      return [key, shift(value, by)]
    }),
  )
}

const pascal = (name: string) => name[0].toUpperCase() + name.slice(1)

export const merge = (services: Introspections): FormatResult => {
  const merged: FormatResult = {
    protocol: 'Farrow-API',
    types: {},
    entries: { type: 'Entries', entries: {} },
  }

  for (const [service, { types, entries }] of Object.entries(services)) {
    const by = Object.keys(merged.types).length

    for (const [id, type] of Object.entries(types)) {
      const moved = shift(type, by)
      if (moved.name) moved.name = pascal(service) + moved.name
      merged.types[Number(id) + by] = moved
    }
    merged.entries.entries[service] = shift(entries, by)
  }

  return merged
}
