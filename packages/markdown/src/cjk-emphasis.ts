import type { Replacement } from './replace-ranges.ts'
import { filler } from './stand-ins.ts'

/*
 * CommonMark looks at the characters beside `**` to decide whether it opens or closes, and takes Chinese punctuation for
 * the edge of a word, so in `**注意。**请` nothing closes. With a character between the mark and the punctuation that is
 * neither space nor punctuation, the mark closes. That character, the filler, is removed from the tree again.
 *
 * GFM lets an address without marks, `https://example.com`, end at a space. So it takes `。` and `）`, and all that follows, for parts of
 * it. With a space before the punctuation, the rest is read like any other text. The space is U+FEFF, which may also stand in the
 * destination of a link, but does not end every address with `www.`. The filler behind it tells it from what the author wrote.
 */

/** A character of a language that puts no spaces between words, or particles directly behind them. */
export const han = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const cjkMarks = String.raw`\u3001-\u303F\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65\u2014\u2018-\u201D\u2026\u00B7`
const cjkPunctuation = new RegExp(`[${cjkMarks}]`, 'u')
const punctuation = /[\p{P}\p{S}]/u
/**
 * An address without marks. One that begins with `www.` may not be the destination of a link, the value of an attribute, an id or a label. In
 * addresses of wikis, Chinese parentheses follow an underscore.
 */
const address = new RegExp(
  String.raw`(?:https?://|(?<![\w/=#^"']|\]\(<?|\]:[ \t]*<?)www\.)(?:[^\s<${cjkMarks}]|(?<=_)（[^\s<（）]*）)+`,
  'giu',
)
/** A mark of emphasis, and the characters on both sides of it. */
const run = /(?<=([^\s\\*~]))(\*{1,3}|~~)(?=([^\s*~]))/gu

/** The fillers beside emphasis marks between Chinese text and punctuation. The text holds none yet. */
export function cjkFillers(text: string): Replacement[] {
  return [...text.matchAll(run)].flatMap(({ index, 0: { length }, 1: before = '', 3: after = '' }): Replacement[] => {
    const [marksBefore, marksAfter] = [punctuation.test(before), punctuation.test(after)]
    if (marksBefore === marksAfter) return []
    const [mark, word] = marksBefore ? [before, after] : [after, before]
    if (!cjkPunctuation.test(mark) && !han.test(word)) return []
    const at = marksBefore ? index : index + length
    return [{ start: at, end: at, text: filler }]
  })
}

/** The spaces that end addresses without marks before Chinese punctuation, and before closing marks of emphasis in between. */
export function addressEnds(text: string): Replacement[] {
  return [...text.matchAll(address)].flatMap(({ 0: found, index }): Replacement[] => {
    if (!cjkPunctuation.test(text[index + found.length] ?? '')) return []
    const at = index + found.replace(/[*_~]{1,3}$/, '').length
    return [{ start: at, end: at, text: `${/^w/i.test(found) ? ' ' : '\uFEFF'}${filler}` }]
  })
}
