import { getFieldType } from 'farrow-api/dist/codegen'
import type { FormatEntries, FormatResult } from 'farrow-api/dist/toJSON'

// One line for every API: its path, input, output and notes.
export const signatures = ({ entries, types }: FormatResult): string[] => {
  const oneLine = (typeId: number) =>
    getFieldType(typeId, types).replace(/\s+/g, ' ')

  const walk = (node: FormatEntries, path: string[]): string[] =>
    Object.entries(node.entries).flatMap(([name, item]) => {
      const here = [...path, name]
      if (item.type === 'Entries') return walk(item, here)

      const input = oneLine(item.input.typeId)
      const output = oneLine(item.output.typeId)
      const note = item.deprecated ? ` (deprecated: ${item.deprecated})` : ''
      return `${here.join('.')}: ${input} => ${output}${note}`
    })

  return walk(entries, [])
}
