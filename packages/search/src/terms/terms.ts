import { cutParts, cutWords } from './cut-words.ts'

/** The largest number of parts that are joined to one term. A limit keeps long URLs from filling the index. */
export const longestJoin = 6

/**
 * Calls back for every term of a run of Han characters: its overlapping pairs, and its last character alone. So each single character is
 * the beginning of some term.
 */
export function hanTerms(run: string, add: (term: string) => void): void {
  const characters = run.length < 0x400 && !/[\ud800-\udbff]/.test(run) ? run : Array.from(run)
  const last = characters.length - 1
  for (let at = 0; at < last; at++) add(`${characters[at]}${characters[at + 1]}`)
  add(characters[last] as string)
}

/** Calls back for every term of a word of letters: its parts, and neighboring parts joined. `isWhole` marks the term for the whole word. */
export function wordTerms(word: string, add: (term: string, isWhole: boolean) => void): void {
  joinTerms(cutParts(word), add)
}

/** The same as `wordTerms`, for a list of neighboring parts. */
export function joinTerms(parts: readonly string[], add: (term: string, isWhole: boolean) => void): void {
  const { length } = parts
  for (let at = 0; at < length; at++) {
    if (length > 1) add(parts[at] as string, false)
    if (at < length - 1 || length === 1) add(parts.slice(at, at + longestJoin).join(''), at === 0 && length <= longestJoin)
  }
}

/**
 * The letters and digits of a text in lower case, without anything between them. All spellings of a name, such as `useReq` and `use_req`,
 * give the same.
 */
export function joinText(text: string): string {
  return cutWords(normalizeText(text))
    .map((word) => (word.isHan ? word.text : cutParts(word.text).join('')))
    .join('')
}

/** Unicode NFKC: full-width letters become ASCII, and letters with combining accents become single characters. */
export function normalizeText(text: string): string {
  return text.normalize('NFKC')
}
