import { cutParts, cutWords } from './cut-words.ts'
import { joinText, normalizeText } from './terms.ts'

/** A word of a query. */
export type QueryWord =
  | { readonly type: 'han'; readonly text: string }
  | { readonly type: 'word'; readonly joined: string; readonly parts: readonly string[] }

/** What a page must have: at least one of these, and of that one all words. The first is what the reader wrote. */
export type QueryGroup = readonly (readonly QueryWord[])[]

export type Query = {
  /** Letters and digits of the whole query, joined: equal to that of a title or a name. */
  readonly joined: string
  /** Whether it looks like a name in code rather than a word: it has a mark, a digit or a capital inside. */
  readonly isName: boolean
  /** A page must have each of them. */
  readonly groups: readonly QueryGroup[]
}

export type Glossary = Readonly<Record<string, readonly string[]>>

/** Reads what a reader typed. Nothing that can be looked for is left out; terms that the glossary knows get a second way to be found. */
export function parseQuery(typed: string, glossary: Glossary): Query {
  const text = normalizeText(typed).trim()
  const words = cutWords(text)
  const queryWords = words.map(toQueryWord)
  return { joined: joinText(text), isName: words.length === 1 && isName(text), groups: toGroups(queryWords, glossary) }
}

function toQueryWord({ text, isHan }: { text: string; isHan: boolean }): QueryWord {
  if (isHan) return { type: 'han', text }
  const parts = cutParts(text)
  return { type: 'word', joined: parts.join(''), parts }
}

function isName(text: string): boolean {
  return /[\p{L}\p{N}][^\p{L}\p{N}\s]+[\p{L}\p{N}]|[^\p{L}\p{N}\s][\p{L}\p{N}]|\p{Ll}\p{Lu}|\p{Lu}\p{Lu}\p{Ll}|\p{L}\p{N}/u.test(text)
}

/** Groups words, the longest term of the glossary first. */
function toGroups(words: readonly QueryWord[], glossary: Glossary): QueryGroup[] {
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

/** The glossary's term that the words begin with. The last word of a query may be unfinished. */
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
  return words.map((word) => (word.type === 'han' ? word.text : word.joined)).join(' ')
}
