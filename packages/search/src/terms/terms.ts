import { cutParts, cutWords, joinParts } from './cut-words.ts'

/** The largest number of parts that are joined to one term. A limit keeps long URLs from filling the index. */
const longestJoin = 6

/** The terms of a run of Han characters: its overlapping pairs, and its last character alone. So each character begins some term. */
export function hanTerms(run: string): string[] {
  const characters = Array.from(run)
  return characters.map((character, at) => character + (characters[at + 1] ?? ''))
}

/** A term of a word, and whether it stands for the whole word. */
export type WordTerm = { readonly term: string; readonly isWhole: boolean }

/** The terms of a word of letters, given its parts: each of them, and neighboring ones joined. */
export function wordTerms(parts: readonly string[]): WordTerm[] {
  const { length } = parts
  return parts.flatMap((part, at) => [
    ...(length > 1 ? [{ term: part, isWhole: false }] : []),
    ...(at < length - 1 || length === 1
      ? [{ term: joinParts(parts.slice(at, at + longestJoin)), isWhole: at === 0 && length <= longestJoin }]
      : []),
  ])
}

/**
 * The letters and digits of a text in lower case, without anything between them. All spellings of a name, such as `useReq` and `use_req`,
 * give the same.
 */
export function joinText(text: string): string {
  return cutWords(normalizeText(text))
    .map((word) => (word.isHan ? word.text : joinParts(cutParts(word.text))))
    .join('')
}

/**
 * Unicode NFKC: full-width letters become ASCII, and letters with combining accents become single characters. The accents of Latin letters
 * and the vowel signs of Arabic, which many readers do not type, and the stroke that makes Arabic words longer are left out.
 */
export function normalizeText(text: string): string {
  return withoutAccents(text.normalize('NFKC')).replace(/[\u0640\u064B-\u065F]/g, '')
}

/** A text whose Latin letters have no accents: `é` becomes `e`. What is no letter with an accent stays, and so do all offsets. */
export function withoutAccents(text: string): string {
  return text.replace(/[\u00C0-\u024F\u1E00-\u1EFF]/g, (letter) => letter.normalize('NFD').charAt(0))
}
