import { cutParts, cutWords } from './cut-words.ts'

/** The most parts that are joined: `a/b/c/d/e/f` and not more, so that an address does not fill the index. */
export const longestJoin = 6

/** Calls back for every term of a Han stretch: its overlapping pairs, and its last character, so that one character is found as a beginning. */
export function hanTerms(run: string, add: (term: string) => void): void {
  const characters = run.length < 0x400 && !/[\ud800-\udbff]/.test(run) ? run : Array.from(run)
  const last = characters.length - 1
  for (let at = 0; at < last; at++) add(`${characters[at]}${characters[at + 1]}`)
  add(characters[last] as string)
}

/** Calls back for every term of a word of letters: its parts, and what neighbours give when joined. `isWhole` marks the word itself. */
export function wordTerms(word: string, add: (term: string, isWhole: boolean) => void): void {
  joinTerms(cutParts(word), add)
}

/** The same for parts that stand beside each other. */
export function joinTerms(parts: readonly string[], add: (term: string, isWhole: boolean) => void): void {
  const { length } = parts
  for (let at = 0; at < length; at++) {
    if (length > 1) add(parts[at] as string, false)
    if (at < length - 1 || length === 1) add(parts.slice(at, at + longestJoin).join(''), at === 0 && length <= longestJoin)
  }
}

/** A text's letters and digits without anything between them, in lower case: equal for every way to write a name. */
export function joinText(text: string): string {
  return cutWords(normalizeText(text))
    .map((word) => (word.isHan ? word.text : cutParts(word.text).join('')))
    .join('')
}

/** Full-width letters become plain ones, and a letter with its accent one character. */
export function normalizeText(text: string): string {
  return text.normalize('NFKC')
}
