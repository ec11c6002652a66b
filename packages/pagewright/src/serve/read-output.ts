import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { HeaderRule } from '../output/headers.ts'
import { headersFile } from '../plan/made-files.ts'

export type ServedOutput = ReturnType<typeof readOutput>

/** Files that configure a host and are not served by it. */
const unserved = [headersFile, '_redirects']

/** Reads what is served of an output folder. Throws the file system's error when the folder is missing or is replaced meanwhile. */
export function readOutput(out: string) {
  // Only plain files in plain folders: a symbolic link could lead out of the folder, and a name with a leading dot is hidden.
  const entries = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const names = entries.map(({ parentPath, name }) => relative(out, join(parentPath, name)).replaceAll('\\', '/'))
  const files = new Set(names.filter((name) => !/(^|\/)\.(?!well-known\/)/.test(name)))
  const rules = files.has(headersFile) ? parseHeaders(readFileSync(join(out, headersFile), 'utf8')) : []
  const patterns = rules.map(({ path, headers }) => ({ pattern: toPattern(path), headers }))
  for (const name of unserved) files.delete(name)
  return {
    /** Paths relative to the folder, with `/`. A file that is not listed here is not served. */
    files: files as ReadonlySet<string>,
    /** The headers for a URL path by the `_headers` file: what a host that reads this file would send. */
    headersOf: (path: string): Readonly<Record<string, string>> =>
      Object.assign({}, ...patterns.filter(({ pattern }) => pattern.test(path)).map(({ headers }) => headers)),
  }
}

/** Parses a `_headers` file: a pattern at the start of a line, its headers on indented lines below it, comments after `#`. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue
    const header = /^\s+([\w-]+):\s*(.*)$/.exec(line)
    if (header === null) rules.push({ path: line.trim(), headers: {} })
    else Object.assign(rules.at(-1)?.headers ?? {}, { [header[1] as string]: (header[2] as string).trim() })
  }
  return rules
}

function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`, 's')
}
