import { parseJson, spanAt } from '@pagewright/model'
import * as z from 'zod'
import type { RecordedType } from './fence-meta.ts'
import type { Region } from './includes.ts'
import type { Pass } from './pass.ts'

const typesFile = 'types.json'
const recordedTypes = z.record(z.string(), z.array(z.tuple([z.int(), z.int(), z.string().min(1), z.string()])))

/**
 * Types recorded in the nearest `types.json` above a sample, by the path from there: for each name its line and column, from
 * 1, the name and its type. Moved into the region that is shown. A name that is no longer at its place has no type until
 * it is recorded again.
 */
export function readTypes({ file, region, pass }: { file: string; region: Region; pass: Pass }): RecordedType[] {
  const found = findTypes(file, pass)
  if (found === null) return []
  const parsed = parseJson(found.text)
  const recorded = 'value' in parsed ? recordedTypes.safeParse(parsed.value) : null
  if (!recorded?.success) {
    const span = 'span' in parsed ? parsed.span : spanAt(1, 1)
    pass.report('types-invalid', {
      file: found.path,
      span,
      message: 'The recorded types are not lists of lines, columns, names and types by file',
      hint: 'Record them again',
      related: [pass.file],
    })
    return []
  }
  const lines = region.code.split('\n')
  return (recorded.data[found.key] ?? []).flatMap(([row, from, name, type]) => {
    const line = region.lines.indexOf(row - 1)
    const column = from - 1 - region.indent
    return lines[line]?.startsWith(name, column) ? [{ line, column, length: name.length, type }] : []
  })
}

function findTypes(file: string, pass: Pass): { path: string; text: string; key: string } | null {
  const parts = file.split('/')
  for (let depth = parts.length - 1; depth > 0; depth--) {
    const path = [...parts.slice(0, depth), typesFile].join('/')
    const text = pass.includes.read(path)
    if (text !== null) return { path, text, key: parts.slice(depth).join('/') }
  }
  return null
}
