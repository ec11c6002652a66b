/**
 * What the index says of a term in a page, as bits of one number below 64: an amount from 0 to 7, and where it stands.
 * For names (terms that begin with `=`) the bits say what on the page is called exactly that.
 */
export const marks = { amount: 7, whole: 8, heading: 16, title: 32 } as const

/** For names: the page's title, a heading, something that the page defines, or that stands alone on a line. */
export const nameMarks = { line: 4, definition: 8, heading: 16, title: 32 } as const

/** What the term of a name begins with. */
export const namePrefix = '='

/** An amount from how often a term occurs in a text of so many terms: quickly rising, then flat; long texts count less. */
export function toAmount(count: number, length: number): number {
  if (count === 0) return 0
  const norm = 0.75 + 0.25 * Math.min(length / 1500, 8)
  return Math.min(7, Math.floor((8 * count) / (count + 5 * norm)))
}
