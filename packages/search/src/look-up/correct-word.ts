import { type KnownWord, longWord, shortestCorrected } from '../terms/vocabulary.ts'

/** How many corrections of a word are searched for at the same time, when several are equally likely. */
const mostCorrections = 4
/** How much unlikelier than the likeliest correction another one may be. */
const margin = 5

/** A shorter word is the beginning of too many others to be compared with beginnings. */
const shortestBeginning = 6

export type CorrectOptions = {
  readonly vocabulary: readonly KnownWord[]
  /** Whether the word may be unfinished, so that it is also compared with the beginnings of words. */
  readonly isBeginning: boolean
  /** The largest number of mistakes, also in long words. */
  readonly most?: number
}

/**
 * The words of the vocabulary that a misspelled word may stand for, the nearest ones only, the likeliest first. In words of four letters
 * or more, one letter may be wrong, missing, added or swapped with its neighbor; in words of eight letters or more, two. So a word of
 * three letters is corrected if one is missing.
 */
export function correctWord(word: string, { vocabulary, isBeginning, most = 2 }: CorrectOptions): string[] {
  if (word.length < shortestCorrected - 1) return []
  let limit = most
  let found: { readonly word: string; readonly cost: number }[] = []
  const undoubled = onceEach(word)
  const mostOfBeginning = !isBeginning || word.length < shortestBeginning ? -1 : word.length < longWord ? 1 : 2
  for (const { word: known, count } of vocabulary) {
    const isFar = Math.abs(known.length - word.length) > limit
    const mostOfWhole = isFar ? -1 : Math.max(known.length, word.length) < longWord ? 1 : 2
    const allowed = Math.min(limit, Math.max(mostOfWhole, mostOfBeginning))
    if (known.length < word.length - allowed) continue
    const { whole, beginning } = distances(word, known, allowed)
    const distance = Math.min(whole > mostOfWhole ? allowed + 1 : whole, beginning > mostOfBeginning ? allowed + 1 : beginning)
    if (distance > allowed) continue
    if (distance < limit) found = []
    limit = distance
    found.push({ word: known, cost: costOf(known) - count + (whole > limit ? 100 : 0) })
  }
  const best = Math.min(...found.map(({ cost }) => cost))
  return found
    .filter(({ cost }) => cost <= best + margin)
    .sort((a, b) => a.cost - b.cost)
    .slice(0, mostCorrections)
    .map(({ word: known }) => known)

  /**
   * Of words that are equally near, one that differs in a doubled letter is the likeliest, then one of the same length, then the more
   * common one. Few mistakes are in the first letter.
   */
  function costOf(known: string): number {
    const length = onceEach(known) === undoubled ? -5 : Math.abs(known.length - word.length)
    return length + (known[0] === word[0] ? 0 : 2)
  }
}

const leastShared = 4

/** For a word that was not found: the words of the vocabulary that share most with it at their beginning, at least four letters. */
export function similarWords(word: string, vocabulary: readonly KnownWord[]): string[] {
  for (let length = word.length; length >= leastShared; length--) {
    const found = vocabulary.filter((known) => known.word.startsWith(word.slice(0, length)))
    if (found.length > 0) return found.map((known) => known.word)
  }
  return []
}

/** A word with single letters for doubled ones: `cookies` gives `cokies`. */
function onceEach(word: string): string {
  return word.replace(/(.)\1+/g, '$1')
}

/**
 * Optimal string alignment distances from `typed` to `known`, and to the nearest beginning of it. Gives up, with `limit + 1`,
 * as soon as both are above the limit. A distance above the limit may be reported too small, but never as one within the limit.
 */
export function distances(typed: string, known: string, limit: number): { whole: number; beginning: number } {
  // Letters behind these cannot bring a distance to the limit.
  const width = Math.min(known.length, typed.length + limit + 1) + 1
  let twoBefore: number[] = []
  let before: number[] = []
  for (let column = 0; column < width; column++) before.push(column)
  for (let row = 1; row <= typed.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column < width; column++) {
      const isSame = typed[row - 1] === known[column - 1]
      let cost = Math.min(
        (before[column - 1] as number) + (isSame ? 0 : 1),
        (before[column] as number) + 1,
        (current[column - 1] as number) + 1,
      )
      const isSwapped = row > 1 && column > 1 && typed[row - 1] === known[column - 2] && typed[row - 2] === known[column - 1]
      if (isSwapped) cost = Math.min(cost, (twoBefore[column - 2] as number) + 1)
      current.push(cost)
      least = Math.min(least, cost)
    }
    if (least > limit) return { whole: limit + 1, beginning: limit + 1 }
    twoBefore = before
    before = current
  }
  return { whole: before[width - 1] as number, beginning: Math.min(...before) }
}
