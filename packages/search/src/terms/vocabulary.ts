/** The words of a locale that misspelled ones are corrected to, as its file holds them. */
export type Vocabulary = {
  /** The words in order, as `lineAfter` writes them. */
  readonly words: string
  /** One digit a word, in base 36: the logarithm of how many pages have it. */
  readonly counts: string
}

/** A word of the vocabulary, as it is held in memory. */
export type KnownWord = {
  readonly word: string
  /** Roughly how common it is: 0 on one page, 1 on two, 2 on four and so on. */
  readonly count: number
}

/** Words shorter than this are not corrected: too many other words are one letter away. */
export const shortestCorrected = 4

/** Words from this length on may have two mistakes. */
export const longWord = 8

const longestWord = 30

/**
 * Whether a term can be the right spelling of a misspelled word: it consists of letters, with marks and digits behind the first, or it is a
 * pair of Han characters, because the index has Chinese words in pairs.
 */
export function isVocabularyWord(term: string): boolean {
  return (
    isHanPair(term) ||
    (term.length >= shortestCorrected && term.length <= longestWord && /^[\p{Ll}\p{Lo}][\p{Ll}\p{Lo}\p{M}\p{N}]*$/u.test(term))
  )
}

/** Whether a term consists of two Han characters. */
export function isHanPair(term: string): boolean {
  return /^\p{Script=Han}{2}$/u.test(term)
}

/** Writes words, which have to be in order. `pages` is the number of pages that have a word. */
export function writeVocabulary(words: Iterable<{ readonly word: string; readonly pages: number }>): Vocabulary {
  let lines = ''
  let counts = ''
  let before = ''
  for (const { word, pages } of words) {
    lines += lineAfter(before, word)
    counts += Math.min(35, Math.floor(Math.log2(pages))).toString(36)
    before = word
  }
  return { words: lines, counts }
}

/** Reads what `writeVocabulary` has written. */
export function readVocabulary({ words, counts }: Vocabulary): KnownWord[] {
  return readLines(words).map((word, at) => ({ word, count: Number.parseInt(counts[at] as string, 36) }))
}

/** A line for a word in a list in order: a digit for how many characters it shares with the word before, then the rest of it. */
export function lineAfter(before: string, word: string): string {
  let shared = 0
  while (shared < 9 && shared < before.length && before[shared] === word[shared]) shared++
  return `${shared}${word.slice(shared)}\n`
}

/** Reads the words that `lineAfter` has written. */
export function readLines(lines: string): string[] {
  let word = ''
  return lines
    .split('\n')
    .slice(0, -1)
    .map((line) => {
      word = word.slice(0, Number(line[0])) + line.slice(1)
      return word
    })
}
