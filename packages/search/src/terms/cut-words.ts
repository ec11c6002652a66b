import { type CharacterKind, kindOf } from './characters.ts'

/** A stretch of Han characters, or a word of letters and digits with the marks inside it: `Response.json`, `/<id:int>` without its edges. */
export type Word = { readonly text: string; readonly isHan: boolean }

/** Cuts a text into its words. Both sides of search, index and query, read text through this. */
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

/** The parts of a word, in lower case: cut at marks, at digits, and where a new capital begins. `useHTTPServer2` gives use, http, server, 2. */
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

/** Whether a word's part begins at a place of a text, so that what is found there is found by the index, too. Han has no parts. */
export function isPartStart(text: string, at: number): boolean {
  const kind = kindOf(text.codePointAt(at) ?? 0)
  if (at === 0 || kind === 'han') return true
  const before = kindOf(text.codePointAt(text.charCodeAt(at - 1) >> 10 === 0x37 ? at - 2 : at - 1) ?? 0)
  return before === 'none' || before === 'connector' || isEdge(before, kind, kindOf(text.codePointAt(at + 1) ?? 0))
}

/** Whether a word's part ends between two characters; `after` is the one behind them: `HTTPServer` is cut before `Se`. */
function isEdge(before: CharacterKind, kind: CharacterKind, after: CharacterKind): boolean {
  if (kind === before) return kind === 'upper' && after === 'lower'
  return !(before === 'upper' && kind === 'lower')
}
