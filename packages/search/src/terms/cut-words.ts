/**
 * A run of Han characters or of another script without spaces between words, or a word of letters and digits with the punctuation inside
 * it, e.g. `Response.json`, or `id:int` in `/<id:int>`.
 */
export type Word = { readonly text: string; readonly isHan: boolean }

// The kinds of characters, as patterns. Letters of scripts without case count as lower. Japanese kana and Thai are written without spaces
// as well, so a word can begin anywhere in them.
const han = '[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Thai}ー]'
const upper = '\\p{Lu}'
const lower = `(?:(?!${han}|${upper})[\\p{L}\\p{M}])`
const digit = `(?:(?!${han})\\p{N})`
const letter = `(?:(?!${han})[\\p{L}\\p{M}\\p{N}])`
/** Punctuation that joins the letters and digits on its sides to one word. */
export const connectors = "._-/:@$#<>?'’"

const wordPattern = new RegExp(`(${han}+)|${letter}+(?:[${connectors.replace('-', '\\-')}]+${letter}+)*`, 'gu')

/** Cuts a text into words. The index and the queries are both read this way. */
export function cutWords(text: string): Word[] {
  return Array.from(text.matchAll(wordPattern), ([word, hanRun]) => ({ text: word, isHan: hanRun !== undefined }))
}

const partPattern = new RegExp(`${upper}+(?!${lower})|${upper}?${lower}+|${digit}+|${han}+`, 'gu')

/**
 * The parts of a word in lower case. It is cut at punctuation, at digits and before capitals: `useHTTPServer2` gives use, http, server, 2.
 */
export function cutParts(word: string): string[] {
  return word.match(partPattern)?.map((part) => part.toLowerCase()) ?? []
}

/** The parts of a word joined. Between digits there is a point: `20.19` has no 201, but `v2` is one word. */
export function joinParts(parts: readonly string[]): string {
  return parts.join('.').replace(/(?<!\d)\.|\.(?!\d)/g, '')
}

const partStart = new RegExp(
  [
    `(?<!${letter})`,
    `(?=${han})`,
    `(?<=${upper})(?=${upper}${lower})`,
    `(?<=${upper})(?!${upper}|${lower})`,
    `(?<=${lower})(?!${lower})`,
    `(?<=${digit})(?!${digit})`,
  ].join('|'),
  'uy',
)

/** Whether a part of a word begins at an offset of a text, i.e. whether the index can find it there. Always true for Han characters. */
export function isPartStart(text: string, at: number): boolean {
  partStart.lastIndex = at
  return partStart.test(text)
}
