import { cutParts, cutWords, type Word } from './cut-words.ts'
import { isPlainWord, withoutPlainHan } from './plain-words.ts'
import { joinText, normalizeText } from './terms.ts'

/** A word of a query: a run of Han characters, or a word with its letters and digits joined. */
export type QueryWord =
  | { readonly type: 'han'; readonly joined: string }
  | { readonly type: 'word'; readonly joined: string; readonly parts: readonly string[] }

/**
 * Alternatives, of which a page must have one, with all of its words. The first is what the reader wrote, the others come from the
 * glossary.
 */
export type QueryGroup = readonly (readonly QueryWord[])[]

export type Query = {
  /** Letters and digits of the whole query, joined: compared with those of titles and names. */
  readonly joined: string
  /** Whether it looks like a name in code rather than a word, because it contains punctuation, digits or inner capitals. */
  readonly isName: boolean
  /** A page has what was asked for when it has each of them. */
  readonly groups: readonly QueryGroup[]
}

export type Glossary = Readonly<Record<string, readonly string[]>>

/** What of a locale's manifest decides how a query is read. */
export type QueryContext = {
  readonly glossary: Glossary
  /** Traditional characters and their simplified ones in turns: `間间體体`. */
  readonly variants: string
}

/**
 * Reads what a reader typed. Words that say nothing, such as `how` and `the`, are dropped if others remain; terms that the
 * glossary knows can be found in a second way.
 */
export function parseQuery(typed: string, { glossary, variants }: QueryContext): Query {
  const text = simplify(normalizeText(typed).trim(), variants)
  const words = cutWords(text)
  const queryWords = withoutPlainWords(words, glossary).map(toQueryWord)
  return { joined: joinText(text), isName: words.length === 1 && isName(text), groups: toGroups(queryWords, glossary) }
}

function withoutPlainWords(words: readonly Word[], glossary: Glossary): readonly Word[] {
  const telling = words.flatMap((word) => {
    if (!word.isHan) return isPlainWord(cutParts(word.text).join('')) ? [] : [word]
    if (Object.hasOwn(glossary, word.text)) return [word]
    return withoutPlainHan(word.text).map((piece) => ({ text: piece, isHan: true }))
  })
  return telling.length > 0 ? telling : words
}

function simplify(text: string, variants: string): string {
  if (variants === '') return text
  return Array.from(text, (character) => {
    const at = variants.indexOf(character)
    // At the even places are the traditional characters.
    return at >= 0 && at % 2 === 0 ? (variants[at + 1] as string) : character
  }).join('')
}

function toQueryWord({ text, isHan }: { text: string; isHan: boolean }): QueryWord {
  if (isHan) return { type: 'han', joined: text }
  const parts = cutParts(text)
  return { type: 'word', joined: parts.join(''), parts }
}

function isName(text: string): boolean {
  return /[\p{L}\p{N}][^\p{L}\p{N}\s]+[\p{L}\p{N}]|[^\p{L}\p{N}\s][\p{L}\p{N}]|\p{Ll}\p{Lu}|\p{Lu}\p{Lu}\p{Ll}|\p{L}\p{N}/u.test(text)
}

/** Groups words into terms of the glossary, the longest term first. */
export function toGroups(words: readonly QueryWord[], glossary: Glossary): QueryGroup[] {
  const terms = Object.keys(glossary).map((term) => ({ term, key: keyOf(cutWords(term).map(toQueryWord)) }))
  const groups: QueryGroup[] = []
  for (let at = 0; at < words.length; ) {
    const found = findTerm(words.slice(at), terms)
    const size = found?.size ?? 1
    const own = words.slice(at, at + size)
    groups.push([own, ...(found?.terms ?? []).flatMap((term) => glossary[term] ?? []).map((other) => cutWords(other).map(toQueryWord))])
    at += size
  }
  return groups
}

type Term = { readonly term: string; readonly key: string }

/** The glossary terms that the words begin with, and how many words they consist of. The last word of a query may be unfinished. */
function findTerm(words: readonly QueryWord[], terms: readonly Term[]): { size: number; terms: string[] } | null {
  for (let size = Math.min(4, words.length); size > 0; size--) {
    const key = keyOf(words.slice(0, size))
    const isLast = size === words.length
    const exact = terms.filter((term) => term.key === key)
    const begun = exact.length === 0 && isLast && key.length > 4 ? terms.filter((term) => term.key.startsWith(key)) : []
    const found = exact.length > 0 ? exact : begun
    if (found.length > 0) return { size, terms: found.map(({ term }) => term) }
  }
  return null
}

function keyOf(words: readonly QueryWord[]): string {
  return words.map(({ joined }) => joined).join(' ')
}
