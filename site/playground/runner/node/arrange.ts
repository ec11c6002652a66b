import type { Shape } from './shape-of-platform.ts'
import { widthOf } from './width-of.ts'

type Place = {
  readonly value: unknown
  /** In how many objects the value is. */
  readonly level: number
  /** The deepest of the objects in it. */
  readonly deepest: number
  readonly indentation: number
  readonly breakLength: number
  /** How many levels of objects may stand in one line; `false` for none. */
  readonly compact: number | boolean
}

const mostItems = 100

/** Puts the items of a value into one line, into columns, or one below the other, by the rules of Node.js. */
export function arrange({ prefix, braces, items, isWhole }: Shape, place: Place): string {
  const { value, level, deepest, indentation, breakLength } = place
  if (items.length === 0) return isWhole ? prefix : `${prefix === '' ? '' : `${prefix} `}${braces.join('')}`
  const open = prefix === '' ? braces[0] : `${prefix} ${braces[0]}`
  const compact = Number(place.compact)
  const isList = Array.isArray(value) || (ArrayBuffer.isView(value) && !(value instanceof DataView))
  const rows =
    isList && items.length > 6 && compact > 0 ? toColumns(items, { value: value as unknown[], compact, indentation, breakLength }) : items
  if (deepest - level < compact && rows === items) {
    const length = items.reduce((sum, item) => sum + item.length, 0) + items.length * 2 + indentation + open.length + 10
    if (length <= breakLength && !items.some((item) => item.includes('\n')) && !prefix.includes('\n'))
      return `${open} ${items.join(', ')} ${braces[1]}`
  }
  const start = `\n${' '.repeat(indentation)}`
  return `${open}${start}  ${rows.join(`,${start}  `)}${start}${braces[1]}`
}

type Grid = Pick<Place, 'indentation' | 'breakLength'> & { readonly value: readonly unknown[]; readonly compact: number }

function toColumns(items: readonly string[], { value, compact, indentation, breakLength }: Grid): readonly string[] {
  const count = value.length > mostItems ? mostItems : items.length
  const lengths = items.slice(0, count).map(widthOf)
  const total = lengths.reduce((sum, length) => sum + length + 2, 0)
  const widest = Math.max(...lengths) + 2
  if (widest * 3 + indentation >= breakLength || (total / widest <= 5 && widest > 8)) return items
  const biased = Math.max(widest - 3 - Math.sqrt(widest - total / items.length), 1)
  const fitting = Math.floor((breakLength - indentation) / widest)
  const columns = Math.min(Math.round(Math.sqrt(2.5 * biased * count) / biased), fitting, compact * 4, 15)
  if (columns <= 1) return items
  const widths = Array.from({ length: columns }, (_, column) => Math.max(...lengths.filter((_, index) => index % columns === column)) + 2)
  const isNumeric = Array.from(value).every((item) => typeof item === 'number' || typeof item === 'bigint')
  const rows: string[] = []
  for (let start = 0; start < count; start += columns) {
    const row = items.slice(start, Math.min(start + columns, count)).map((item, index, all) => {
      const isLast = index === all.length - 1
      const gap = ' '.repeat(Math.max(0, (widths[index] ?? 0) - 2 - widthOf(item)))
      if (isNumeric) return gap + item + (isLast ? '' : ', ')
      return isLast ? item : `${item}, ${gap}`
    })
    rows.push(row.join(''))
  }
  return [...rows, ...items.slice(count)]
}
