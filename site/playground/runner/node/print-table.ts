import { inspect } from './inspect.ts'
import { widthOf } from './width-of.ts'

/** What `console.table` of Node.js prints. Null for a value that has no rows, which is printed as it is. */
export function printTable(value: unknown, columns?: readonly string[]): string | null {
  if (typeof value !== 'object' || value === null) return null
  const isMap = value instanceof Map
  const isCollection = isMap || value instanceof Set
  const entries = isMap ? [...value] : [...(isCollection ? value.entries() : Object.entries(value))]
  const isRow = (item: unknown): item is object => !isCollection && Object(item) === item
  const names = columns ?? [...new Set(entries.flatMap(([, item]) => (isRow(item) ? Object.keys(item) : [])))]
  const hasValues = entries.some(([, item]) => !isRow(item))
  const cell = (item: unknown): string => inspect(item, { depth: 0 })
  const rows = entries.map(([key, item], position) => [
    String(isCollection ? position : key),
    ...(isMap ? [cell(key)] : []),
    ...names.map((name) => (isRow(item) && Object.hasOwn(item, name) ? cell(Reflect.get(item, name)) : '')),
    ...(hasValues ? [isRow(item) ? '' : cell(item)] : []),
  ])
  const head = [isCollection ? '(iteration index)' : '(index)', ...(isMap ? ['Key'] : []), ...names, ...(hasValues ? ['Values'] : [])]
  return draw(head, rows)
}

function draw(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((name, column) => Math.max(widthOf(name), ...rows.map((row) => widthOf(row[column] ?? ''))))
  const padded = (text: string, width: number): string => text + ' '.repeat(width - widthOf(text))
  const line = (cells: readonly string[]): string => `│ ${widths.map((width, column) => padded(cells[column] ?? '', width)).join(' │ ')} │`
  const rule = (left: string, middle: string, right: string): string =>
    left + widths.map((width) => '─'.repeat(width + 2)).join(middle) + right
  return [rule('┌', '┬', '┐'), line(head), rule('├', '┼', '┤'), ...rows.map(line), rule('└', '┴', '┘')].join('\n')
}
