// cspell:ignore ius
import { cutParts, cutWords, joinParts, type Word } from './cut-words.ts'
import type { SearchManifest } from './search-files.ts'
import { isStopWord } from './stop-words.ts'
import { joinText, normalizeText } from './terms.ts'

/** A word of a query: a run of Han characters, or a word with its letters and digits joined. */
export type QueryWord =
  | { readonly type: 'han'; readonly joined: string }
  | { readonly type: 'word'; readonly joined: string; readonly parts: readonly string[] }

/**
 * Alternatives. A page matches if it has all words of at least one of them. The first is what the reader wrote; the others come
 * from the glossary.
 */
export type QueryGroup = readonly (readonly QueryWord[])[]

export type Query = {
  /** Letters and digits of the whole query, joined: compared with those of titles and names. */
  readonly joined: string
  /** The same of its words without stop words and common verbs: `json` for `return json`. */
  readonly named: string
  /** The name of the owner and of the member, if the query is a member of something, such as `res.json`. */
  readonly member: readonly [owner: string, name: string] | null
  /** Whether it looks like a name in code rather than a word, because it contains punctuation, digits or inner capitals. */
  readonly isName: boolean
  /** Whether the last word has been typed to its end, as a space behind it tells. */
  readonly isEnded: boolean
  /** A page has what was asked for when it has each of them. */
  readonly groups: readonly QueryGroup[]
}

/** What of a locale's manifest decides how a query is read. */
export type QueryContext = Pick<SearchManifest, 'glossary' | 'variants' | 'stopWords' | 'verbs'>

type Glossary = QueryContext['glossary']

/**
 * Reads what a reader typed. Runs of Han characters are cut into words where the texts of the locale have such words. Words that say
 * nothing, such as `how` and `the`, are dropped if others remain; terms that the glossary knows can be found in a second way.
 */
export function parseQuery(typed: string, context: QueryContext): Query {
  // A name is looked for without the call or the brackets behind it: `List(String)` and `List<String>` as `List`.
  const written = simplify(normalizeText(typed).trim(), context.variants)
  const text = written.replace(/^([\w$.]+)[([<].*[)\]>][\w.]*$/, '$1')
  const words = cutWords(text)
  const queryWords = withoutStopWords(words, context).map(toQueryWord)
  const verb = new RegExp(`^(?:${context.verbs})$`)
  return {
    joined: joinText(text),
    named: queryWords
      .map(({ joined }) => joined)
      .filter((word) => !verb.test(word))
      .join(''),
    member: toMember(text),
    isName: words.length === 1 && (text !== written || isName(text)),
    isEnded: /\s$/.test(typed),
    groups: toGroups(queryWords, context.glossary),
  }
}

function toMember(text: string): Query['member'] {
  const [owner = '', name] = text.split('.')
  return name === undefined || !/^[\w$]+\.[\w$]+$/.test(text) ? null : [joinText(owner), joinText(name)]
}

function withoutStopWords(words: readonly Word[], { glossary, variants, stopWords }: QueryContext): readonly Word[] {
  const stopWord = new RegExp(`^(?:|${stopWords})$`, 'u')
  const isTelling = (word: string): boolean => !stopWord.test(word)
  const telling = words.flatMap((word) => {
    if (!word.isHan || variants === '') return isTelling(cutParts(word.text).join('')) ? [word] : []
    const terms = [...stopWords.split('|'), ...Object.entries(glossary).flat(2)].filter((term) => /^\p{L}{2,}$/u.test(term))
    const termPattern = new RegExp(`(${terms.sort((a, b) => b.length - a.length).join('|')})`)
    // Every other piece is a term.
    const pieces = word.text.split(termPattern).flatMap((piece, at) => (at % 2 === 1 ? piece : cutHan(piece)))
    return joinSingles(pieces, isTelling).map((text) => ({ text, isHan: true }))
  })
  // Where no word tells much, only the names are looked for, and not what is asked about them.
  const names = words.filter(({ isHan }) => !isHan)
  return telling.length > 0 ? telling : names.length > 0 ? names : words
}

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('zh', { granularity: 'word' }) : null

/** Cuts a run of Han characters into what the browser takes for words. */
export function cutHan(run: string): readonly string[] {
  return segmenter === null ? [run] : Array.from(segmenter.segment(run), ({ segment }) => segment)
}

/**
 * Single characters that stand together are one word, but for particles that are hardly ever part of one. Another one belongs to the
 * telling word before it, as in 选项卡, or at the beginning to the next one, as in 自定义.
 */
export function joinSingles(words: readonly string[], isTelling: (word: string) => boolean): string[] {
  return (
    words
      .join(' ')
      .replace(/(?<=(?:^| )[^的吗呢]) (?=[^的吗呢](?: |$))/gu, '')
      .split(' ')
      .filter(isTelling)
      .join(' ')
      .replace(/(?<=^.) | (?=.(?: |$))/gu, '')
      .match(/\S+/g) ?? []
  )
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
  return { type: 'word', joined: joinParts(parts), parts }
}

function isName(text: string): boolean {
  return /[^\p{L}\p{N}\s][\p{L}\p{N}]|\p{Ll}\p{Lu}|\p{Lu}\p{Lu}\p{Ll}|\p{L}\p{N}/u.test(text)
}

/** The form in which a glossary has the words that readers type: `Web Socket` gives `websocket`, and `end to end` gives `endend`. */
export function toTermKey(term: string): string {
  const words = cutWords(normalizeText(term)).map(toQueryWord)
  const telling = words.filter(({ joined }) => !isStopWord(joined))
  return keyOf(telling.length > 0 ? telling : words)
}

/** Groups words into terms of the glossary, the longest term first. */
export function toGroups(words: readonly QueryWord[], glossary: Glossary): QueryGroup[] {
  const groups: QueryGroup[] = []
  for (let at = 0; at < words.length; ) {
    const { size, others } = findTerm(words.slice(at), glossary)
    const ways = others.map((other) => cutWords(other).map(toQueryWord))
    groups.push([words.slice(at, at + size), ...(size > 1 || ways.length > 0 ? ways : stemOf(words[at] as QueryWord))])
    at += size
  }
  return groups
}

/**
 * An English word without the ending of a plural or of a form such as `uploading`, `nested` and `validation`: as a word begins that the
 * texts may have instead.
 */
function stemOf({ joined: word }: QueryWord): QueryWord[][] {
  const joined = word.replace(/(?<=[a-z]{3}[^ius])s$|(?<=[a-z]{4})(?:ing|ed|ions?)$/, '')
  return joined === word ? [] : [[{ type: 'word', joined, parts: [joined] }]]
}

/**
 * The longest term that the words begin with: of how many of them it consists, and what else it is called. At the end of a query, a few
 * letters of a term may be missing.
 */
function findTerm(words: readonly QueryWord[], glossary: Glossary): { size: number; others: readonly string[] } {
  for (let size = Math.min(4, words.length); size > 0; size--) {
    const key = keyOf(words.slice(0, size))
    if (Object.hasOwn(glossary, key)) return { size, others: glossary[key] ?? [] }
    const isBegun = (term: string): boolean => term.startsWith(key) && key.length > 0.6 * term.length
    const begun = size === words.length && key.length > 4 ? Object.keys(glossary).filter(isBegun) : []
    if (begun.length > 0) return { size, others: begun.flatMap((term) => glossary[term] ?? []) }
  }
  return { size: 1, others: [] }
}

function keyOf(words: readonly QueryWord[]): string {
  return words.map(({ joined }) => joined).join('')
}
