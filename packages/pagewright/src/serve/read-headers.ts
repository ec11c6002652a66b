import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HeaderRule } from '../output/headers.ts'
import { headersFile } from '../plan/made-files.ts'

/** The headers for a URL path by the `_headers` file of an output: what a host that reads it would send. */
export type HeadersOf = (path: string) => Readonly<Record<string, string>>

/** Reads an output's `_headers`; none without the file. */
export function readHeaders(out: string): HeadersOf {
  const rules = parseHeaders(read(join(out, headersFile))).map(({ path, headers }) => ({ pattern: toPattern(path), headers }))
  return (path) => Object.assign({}, ...rules.filter(({ pattern }) => pattern.test(path)).map(({ headers }) => headers))
}

/** Parses the file's text: a pattern at the start of a line, indented headers below it, `#` before comments. */
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

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
