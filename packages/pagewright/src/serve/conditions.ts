import type { IncomingHttpHeaders } from 'node:http'
import type { ServedFile } from './list-files.ts'

type Version = Pick<ServedFile, 'modified'> & { readonly etag: string }

/** Whether a reader has this version already (RFC 9110, 13.2.2): `If-None-Match` decides, without it the date. */
export function isKnown(headers: IncomingHttpHeaders, { etag, modified }: Version): boolean {
  const known = headers['if-none-match']
  if (known !== undefined) return known.trim() === '*' || known.split(',').some((tag) => opaque(tag) === opaque(etag))
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return !Number.isNaN(since) && modified <= since
}

export type Range = { readonly start: number; readonly end: number }

/** The one range of bytes that is asked for; null for the whole; `unsatisfiable` for one that the file does not have. */
export function rangeOf(
  headers: IncomingHttpHeaders,
  { size, etag, modified }: Version & { size: number },
): Range | null | 'unsatisfiable' {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range?.trim() ?? '')
  if (match === null || !stillHolds(headers['if-range'], { etag, modified })) return null
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return null
  if (first === '') return Number(last) === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - Number(last)), end: size - 1 }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return null
  return start >= size ? 'unsatisfiable' : { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}

/** Whether the part that a reader has belongs to this version. */
function stillHolds(condition: string | string[] | undefined, { etag, modified }: Version): boolean {
  if (condition === undefined) return true
  if (typeof condition !== 'string') return false
  return condition.startsWith('"') ? condition === etag : Date.parse(condition) === modified
}

function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}
