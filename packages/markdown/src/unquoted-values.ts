import type { Replacement } from './replace-ranges.ts'

/*
 * CommonMark allows slashes in the unquoted value of an attribute: `<kbd title=a/b>`. The parser takes such a tag for text, so a
 * stand-in takes the place of each slash while it reads.
 */
const standIn = '\uFDD1'
const tag = /<[a-z][a-z\d-]*(?:(?:\s+|(?<=["']))[a-z_:][\w.:-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*\s*\/?>/gi

/** The replacements that put stand-ins in the place of slashes in unquoted values. The text holds no stand-ins yet. */
export function unquotedSlashes(text: string): Replacement[] {
  return [...text.matchAll(tag)].flatMap(({ 0: found, index }) =>
    // What stands in quotes is matched so that it is passed over.
    [...found.matchAll(/"[^"]*"|'[^']*'|\/(?!>)/g)]
      .filter((part) => part[0] === '/')
      .map((slash) => ({ start: index + slash.index, end: index + slash.index + 1, text: standIn })),
  )
}

/** A text with U+FFFD in the place of stand-ins that the author wrote. */
export function withoutStandIns(text: string): string {
  return text.replaceAll(standIn, '\uFFFD')
}

/** A string of the tree with the slashes that the author wrote. */
export function backToSlashes(value: string): string {
  return value.replaceAll(standIn, '/')
}
