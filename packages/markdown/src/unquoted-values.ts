import type { Replacement } from './replace-ranges.ts'
import { slash } from './stand-ins.ts'

const tag = /<[a-z][a-z\d-]*(?:(?:\s+|(?<=["']))[a-z_:][\w.:-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*\s*\/?>/gi

/**
 * The replacements that put stand-ins in the place of slashes in unquoted values of attributes, `<kbd title=a/b>`. CommonMark allows these
 * slashes, but the parser takes such a tag for text. The text holds no stand-ins yet.
 */
export function unquotedSlashes(text: string): Replacement[] {
  return [...text.matchAll(tag)].flatMap(({ 0: found, index }) =>
    // What stands in quotes is matched so that it is passed over.
    [...found.matchAll(/"[^"]*"|'[^']*'|\/(?!>)/g)]
      .filter((part) => part[0] === '/')
      .map((part) => ({ start: index + part.index, end: index + part.index + 1, text: slash })),
  )
}
