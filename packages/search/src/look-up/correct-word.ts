import { type CountedWord, longWord, shortestCorrected } from '../terms/vocabulary.ts'

/** How many corrections of a word are searched for at the same time, when several are equally likely. */
const mostCorrections = 3

/**
 * The words of the vocabulary that a misspelled word may stand for, the nearest ones only, the most common first. One letter may be wrong,
 * missing, added or swapped with its neighbor; in a word of eight letters or more, two. With `isBeginning`, the
 * word may be unfinished, so it is compared with the beginnings of words as well. Empty for words of less than four letters.
 */
export function correctWord(
  word: string,
  { vocabulary, isBeginning }: { readonly vocabulary: readonly CountedWord[]; readonly isBeginning: boolean },
): string[] {
  if (word.length < shortestCorrected) return []
  let limit = word.length >= longWord ? 2 : 1
  let found: { readonly word: string; readonly cost: number }[] = []
  for (const { word: known, count } of vocabulary) {
    if (known.length < word.length - limit || (!isBeginning && known.length > word.length + limit)) continue
    const { whole, beginning } = distances(word, known, limit)
    const distance = isBeginning ? Math.min(whole, beginning) : whole
    if (distance > limit) continue
    if (distance < limit) found = []
    limit = distance
    // Of words that are equally near, one that differs in a doubled letter is the likeliest, then one of the same length, then the more
    // common one.
    const length = onceEach(known) === onceEach(word) ? -8 : Math.abs(known.length - word.length) * 2
    found.push({ word: known, cost: (whole > limit ? 100 : 0) + length - count })
  }
  const best = Math.min(...found.map(({ cost }) => cost))
  return found
    .filter(({ cost }) => cost <= best + 3)
    .sort((a, b) => a.cost - b.cost)
    .slice(0, mostCorrections)
    .map(({ word: known }) => known)
}

/** A word with single letters for doubled ones: `cookies` gives `cokies`. */
function onceEach(word: string): string {
  return word.replace(/(.)\1+/g, '$1')
}

/** Words of the vocabulary that are similar to a word, the most similar ones first, even if they are unlikely to be its right spelling. */
export function similarWords(
  word: string,
  { vocabulary, most }: { readonly vocabulary: readonly CountedWord[]; readonly most: number },
): string[] {
  const limit = Math.max(2, Math.floor(word.length / 2))
  const start = word.slice(0, 3)
  return vocabulary
    .map(({ word: known, count }) => {
      const isBegun = start.length === 3 && known.startsWith(start)
      const { whole } = isBegun ? { whole: 1 } : distances(word, known, limit)
      return { known, isNear: whole <= limit, cost: whole * 4 - count }
    })
    .filter(({ isNear }) => isNear)
    .sort((a, b) => a.cost - b.cost)
    .slice(0, most)
    .map(({ known }) => known)
}

/**
 * Optimal string alignment distances from `typed` to `known`, and to the nearest beginning of it. Gives up, with `limit + 1`,
 * as soon as both are above the limit.
 */
export function distances(typed: string, known: string, limit: number): { whole: number; beginning: number } {
  const width = known.length + 1
  let twoBefore: number[] = []
  let before = Array.from({ length: width }, (_, at) => at)
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
