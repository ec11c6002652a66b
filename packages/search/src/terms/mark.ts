/**
 * What the index knows of a term on a page, as bits of a number below 64: an amount from 0 to 7, and where the term occurs.
 * For names (terms that begin with `=`) the bits say what on the page has exactly that name: see `nameMarks`.
 */
export const marks = { amount: 7, whole: 8, heading: 16, title: 32 } as const

/** Bits for names: a line with nothing else, a definition, a heading, the title of the page. */
export const nameMarks = { line: 4, definition: 8, heading: 16, title: 32 } as const

/** The first character of every term that stands for a name. */
export const namePrefix = '='

/** The first character of every term that stands for a kind of entry, e.g. `#function`: the pages that have such entries. */
export const kindPrefix = '#'

/**
 * Converts the number of occurrences of a term, in a text with `length` terms, to an amount from 0 to 7. It saturates like BM25, and long
 * texts count less.
 */
export function toAmount(count: number, length: number): number {
  if (count === 0) return 0
  const norm = 0.75 + 0.25 * Math.min(length / 1500, 8)
  return Math.min(7, Math.floor((8 * count) / (count + 5 * norm)))
}
