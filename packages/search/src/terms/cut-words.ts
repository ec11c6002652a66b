import { type CharacterKind, kindOf } from './characters.ts'

/**
 * A run of Han characters, or a word of letters and digits with the punctuation inside it, e.g. `Response.json`, or `id:int` in
 * `/<id:int>`.
 */
export type Word = { readonly text: string; readonly isHan: boolean }

/** Cuts a text into words. The index and the queries are both read this way. */
export function cutWords(text: string): Word[] {
  const words: Word[] = []
  let start = -1
  let end = 0
  let inHan = false
  const close = (): void => {
    if (start >= 0) words.push({ text: text.slice(start, end), isHan: inHan })
    start = -1
  }
  for (let at = 0; at < text.length; ) {
    const code = text.codePointAt(at) as number
    const next = at + (code > 0xffff ? 2 : 1)
    const kind = kindOf(code)
    const isLetter = kind !== 'none' && kind !== 'connector'
    if (kind === 'none' || (isLetter && start >= 0 && (kind === 'han') !== inHan) || (kind === 'connector' && inHan)) close()
    if (isLetter) {
      if (start < 0) start = at
      inHan = kind === 'han'
      end = next
    }
    at = next
  }
  close()
  return words
}

/**
 * The parts of a word in lower case. It is cut at punctuation, at digits and before capitals: `useHTTPServer2` gives use, http, server, 2.
 */
export function cutParts(word: string): string[] {
  const parts: string[] = []
  let start = -1
  let before: CharacterKind = 'none'
  for (let at = 0; at <= word.length; ) {
    const code = word.codePointAt(at) ?? 0
    const next = at + (code > 0xffff ? 2 : 1)
    const kind = kindOf(code)
    if (start >= 0 && isEdge(before, kind, kindOf(word.codePointAt(next) ?? 0))) {
      parts.push(word.slice(start, at).toLowerCase())
      start = -1
    }
    if (start < 0 && kind !== 'none' && kind !== 'connector') start = at
    before = kind
    at = next
  }
  return parts
}

/** Whether a part of a word begins at an offset of a text, i.e. whether the index can find it there. Always true for Han characters. */
export function isPartStart(text: string, at: number): boolean {
  const kind = kindOf(text.codePointAt(at) ?? 0)
  if (at === 0 || kind === 'han') return true
  const before = kindOf(text.codePointAt(text.charCodeAt(at - 1) >> 10 === 0x37 ? at - 2 : at - 1) ?? 0)
  return before === 'none' || before === 'connector' || isEdge(before, kind, kindOf(text.codePointAt(at + 1) ?? 0))
}

/** Whether a part of a word ends between two characters. `after` is the character that follows them: `HTTPServer` is cut before `Se`. */
function isEdge(before: CharacterKind, kind: CharacterKind, after: CharacterKind): boolean {
  if (kind === before) return kind === 'upper' && after === 'lower'
  return !(before === 'upper' && kind === 'lower')
}
