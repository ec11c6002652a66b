import type { Replacement } from './replace-ranges.ts'

/*
 * CommonMark looks at the characters beside `**` to decide whether it opens or closes, and takes Chinese punctuation for
 * the edge of a word, so in `**注意。**请` nothing closes. With a character between the mark and the punctuation that is
 * neither space nor punctuation, the mark closes. That character, the filler, is removed from the tree again.
 */
const filler = '\uFDD0'
const han = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
export const cjkPunctuation = /[\u3001-\u303F\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65\u2014\u2018-\u201D\u2026\u00B7]/u
const punctuation = /[\p{P}\p{S}]/u
const run = /(?<![\\*~])(\*{1,3}|~~)(?![*~])/gu

/** The fillers beside emphasis marks between Chinese text and punctuation. The text holds none yet. */
export function cjkFillers(text: string): Replacement[] {
  return [...text.matchAll(run)].flatMap((match): Replacement[] => {
    const start = match.index
    const end = start + match[0].length
    const before = Array.from(text.slice(Math.max(0, start - 2), start)).at(-1) ?? ''
    const after = Array.from(text.slice(end, end + 2))[0] ?? ''
    if (before.trim() === '' || after.trim() === '') return []
    const [marksBefore, marksAfter] = [punctuation.test(before), punctuation.test(after)]
    if (marksBefore === marksAfter) return []
    const [mark, word] = marksBefore ? [before, after] : [after, before]
    if (!cjkPunctuation.test(mark) && !han.test(word)) return []
    const at = marksBefore ? start : end
    return [{ start: at, end: at, text: filler }]
  })
}

/** A text with U+FFFD in the place of fillers that the author wrote. */
export function withoutFillers(text: string): string {
  return text.replaceAll(filler, '\uFFFD')
}

/** A string of the tree as the author wrote it. */
export function dropFillers(value: string): string {
  return value.replaceAll(filler, '')
}
