/*
 * What the index knows of a term on a page, as bits of a number below 64. Names are terms of their own, which begin with `=`.
 *
 * | bits    | of a word                               | of a name                                     |
 * | ------- | --------------------------------------- | --------------------------------------------- |
 * | 1, 2, 4 | how often it occurs: see `toAmount`     | 2: it is a keyword, 4: it is a line by itself |
 * | 8       | it occurs as a word, not only in others | it is defined on the page                     |
 * | 16      | it occurs in a heading                  | it is a heading                               |
 * | 32      | it occurs in the title                  | it is the title                               |
 */

// They are constants and not the fields of two objects, because their names would stay in the script.
export const wordAmount = 7
export const wordWhole = 8
export const wordHeading = 16
export const wordTitle = 32

export const nameKeyword = 2
export const nameLine = 4
export const nameDefinition = 8
export const nameHeading = 16
export const nameTitle = 32

/** The first character of every term that stands for a name. */
export const namePrefix = '='

/** The first character of every term that stands for a kind of entry, e.g. `#function`: the pages that have such entries. */
export const kindPrefix = '#'

/** The first characters of every term that stands for an error message: its pattern follows. */
export const messagePrefix = `${kindPrefix}error `

/**
 * Converts the number of occurrences of a term, in a text with `length` terms, to an amount from 0 to 7. It saturates like BM25, and long
 * texts count less.
 */
export function toAmount(count: number, length: number): number {
  if (count === 0) return 0
  const norm = 0.75 + 0.25 * Math.min(length / 1500, 8)
  return Math.min(7, Math.floor((8 * count) / (count + 5 * norm)))
}
