/*
 * Characters that stand in a text only while it is parsed, so that the parser reads it in another way. In the tree, strings are again as
 * the author wrote them. Unicode keeps these characters for such purposes.
 */

/** A character that is neither space nor punctuation, as the parser sees it. A space before it ends an address. */
export const filler = '\uFDD0'

/** Stands for a slash. */
export const slash = '\uFDD1'

/** A text with U+FFFD in the place of stand-ins that the author wrote. */
export function withoutStandIns(text: string): string {
  return text.replace(/[\uFDD0\uFDD1]/g, '\uFFFD')
}

/** A string of the tree as the author wrote it. */
export function asWritten(value: string): string {
  return value.replace(/[ \uFEFF]?\uFDD0/g, '').replaceAll(slash, '/')
}
