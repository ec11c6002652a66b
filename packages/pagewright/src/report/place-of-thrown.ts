import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload, type SourceMapping } from 'node:module'
import { dirname, join, normalize, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { decodeSafely, type Problem, spanAt } from '@pagewright/model'
import { relativePath } from '../cache/files.ts'
import { sourceFolders } from '../cache/own-code.mjs'

/** A place in a source file: an absolute path, and a line and a column that count from 1. */
type SourcePlace = { readonly file: string; readonly line: number; readonly column: number }

/**
 * The innermost call of an error in a source of the site or theme, by the source map in or beside the module `bundle`: its file, from the
 * root, and its place. Null for none.
 */
export function placeOfThrown(error: unknown, { bundle, root }: { bundle: string; root: string }): Pick<Problem, 'file' | 'span'> | null {
  const calls = placesOf(error instanceof Error ? (error.stack ?? '') : '').filter(({ file }) => !file.includes('node_modules'))
  const map = calls.some(({ file }) => file === bundle) ? readSourceMap(bundle) : null
  for (const call of calls) {
    const place = call.file === bundle ? toSource(call, map) : call
    // Node.js itself gives places in the sources when it was started with --enable-source-maps.
    if (place === null || sourceFolders.some((folder) => place.file.startsWith(folder))) continue
    if (call.file === bundle || place.file.startsWith(join(root, '/')))
      return { file: relativePath(root, place.file), span: spanAt(place.line, place.column) }
  }
  return null
}

/** The places that a stack trace names, the innermost first. On Windows, Vite writes slashes into its paths. */
export function placesOf(stack: string): SourcePlace[] {
  return [...stack.matchAll(/(file:\/\/[^\s()]*?|(?:[A-Za-z]:)?[\\/][^()]*?):(\d+)(?::(\d+))?\)?$/gm)].map(
    ([, where = '', line, column]) => ({
      file: where.startsWith('file:') ? fileURLToPath(where) : toFile(normalize(where)),
      line: Number(line),
      column: Number(column ?? 1),
    }),
  )
}

/** A path from a source map, where letters outside of ASCII may be written as in a URL, or not. */
function toFile(path: string): string {
  return existsSync(path) ? path : decodeSafely(path)
}

/** Source maps count from 0. */
function toSource({ file, line, column }: SourcePlace, map: SourceMap | null): SourcePlace | null {
  const entry = map?.findEntry(line - 1, column - 1) as Partial<SourceMapping> | undefined
  const { originalSource, originalLine = 0, originalColumn = 0 } = entry ?? {}
  if (originalSource === undefined || originalSource.includes('node_modules/')) return null
  return { file: toFile(resolve(dirname(file), originalSource)), line: originalLine + 1, column: originalColumn + 1 }
}

const inlineMap = /\n\/\/# sourceMappingURL=data:application\/json[^,]*;base64,([\w+/=]+)\s*$/

function readSourceMap(bundle: string): SourceMap | null {
  try {
    const inline = inlineMap.exec(readFileSync(bundle, 'utf8'))?.[1]
    const json = inline === undefined ? readFileSync(`${bundle}.map`, 'utf8') : Buffer.from(inline, 'base64').toString()
    return new SourceMap(JSON.parse(json) as SourceMapPayload)
  } catch {
    return null
  }
}
