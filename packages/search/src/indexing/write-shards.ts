import { cutParts, cutWords } from '../terms/cut-words.ts'
import { namePrefix, wordHeading, wordWhole } from '../terms/mark.ts'
import { joinTerms, type Shard, writeTerm } from '../terms/posting.ts'
import { cutHan, joinSingles } from '../terms/query.ts'
import { isStopWord } from '../terms/stop-words.ts'
import { hanTerms } from '../terms/terms.ts'
import { isHanPair, isVocabularyWord, type Vocabulary, writeVocabulary } from '../terms/vocabulary.ts'

/** The terms of one page: their positions in the list of names, and their marks. */
export type PageTerms = { readonly ids: Uint32Array; readonly marks: Uint8Array }

/** A shard, and the first of its terms. */
export type FirstAndShard = { readonly first: string; readonly shard: Shard }

/** The index of a locale without the texts of its pages. */
type WrittenIndex = { readonly shards: readonly FirstAndShard[]; readonly vocabulary: Vocabulary }

/** Size of a shard in characters. It is small, because a query fetches one shard for each of its words. */
const least = 12_000
const most = 36_000

/**
 * Inverts the pages' terms: lists the pages of each term, in shards by the order of terms. A page's number is its place in `pages`. Words of
 * the glossary can be misspelled, too, so they join the vocabulary.
 */
export function writeShards(pages: readonly PageTerms[], names: readonly string[], glossary: Iterable<string> = []): WrittenIndex {
  const postingsOf = invert(pages, names.length)
  const order = names.map((name, id) => ({ name, id })).filter(({ id }) => postingsOf(id).pages.length > 0)
  order.sort((a, b) => (a.name < b.name ? -1 : 1))
  const shards: FirstAndShard[] = []
  let written: { readonly name: string; readonly term: Shard }[] = []
  let size = 0
  for (const [at, { name, id }] of order.entries()) {
    const term = writeTerm(name, { before: written.at(-1)?.name ?? '', ...postingsOf(id) })
    written.push({ name, term })
    size += term.terms.length + term.gaps.length + term.marks.length
    // The ends of shards depend on the terms alone, so that an edit changes few files.
    const next = order[at + 1]?.name
    if (next !== undefined && size <= most && (size <= least || !isEnd(next))) continue
    shards.push({ first: written[0]?.name ?? name, shard: joinTerms(written.map((one) => one.term)) })
    written = []
    size = 0
  }
  // Most pairs of Han characters in a text are not words. A pair counts as a word only if it is one in a heading, or is a keyword.
  const all = new Set(names)
  const isHanWord = (pair: string): boolean => cutHan(pair).length === 1 || all.has(namePrefix + pair)
  const isWord = ({ name, id }: { name: string; id: number }): boolean => {
    const needed = isHanPair(name) ? wordHeading : wordWhole
    return (
      isVocabularyWord(name) &&
      postingsOf(id).marks.some((mark) => (mark & needed) !== 0) &&
      // Last, because cutting takes 0.05 ms.
      (!isHanPair(name) || isHanWord(name))
    )
  }
  const counts = new Map(order.filter(isWord).map(({ name, id }) => [name, postingsOf(id).pages.length]))
  for (const { text, isHan } of [...glossary].flatMap(cutWords))
    for (const word of isHan ? joinSingles(cutHan(text), () => true).flatMap(hanTerms) : [cutParts(text).join('')])
      if (isVocabularyWord(word) && !counts.has(word)) counts.set(word, 1)
  // Stop words count as rare, so that a misspelled word is corrected to one of them last.
  const words = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([word, pages]) => ({ word, pages: isStopWord(word) ? 1 : pages }))
  return { shards, vocabulary: writeVocabulary(words) }
}

/**
 * The postings of each term, by its id. Inverts by counting sort in typed arrays: a thousand pages have a million postings, too many for
 * objects.
 */
function invert(
  pages: readonly PageTerms[],
  termCount: number,
): (id: number) => { readonly pages: Uint32Array; readonly marks: Uint8Array } {
  // The offset at which the postings of each term begin, and the end of the last ones.
  const starts = new Uint32Array(termCount + 1)
  for (const { ids } of pages) for (const id of ids) starts[id + 1] = valueAt(starts, id + 1) + 1
  for (let id = 0; id < termCount; id++) starts[id + 1] = valueAt(starts, id + 1) + valueAt(starts, id)
  const next = starts.slice()
  const pageOf = new Uint32Array(valueAt(starts, termCount))
  const markOf = new Uint8Array(pageOf.length)
  for (const [page, { ids, marks }] of pages.entries())
    for (const [at, id] of ids.entries()) {
      const place = valueAt(next, id)
      pageOf[place] = page
      markOf[place] = valueAt(marks, at)
      next[id] = place + 1
    }
  return (id) => ({ pages: pageOf.subarray(starts[id], starts[id + 1]), marks: markOf.subarray(starts[id], starts[id + 1]) })
}

function valueAt(numbers: Uint32Array | Uint8Array, at: number): number {
  return numbers[at] as number
}

/** True for about one term in 128, always for the same ones. */
function isEnd(term: string): boolean {
  let sum = 0
  for (let at = 0; at < term.length; at++) sum = (sum * 31 + term.charCodeAt(at)) | 0
  return (sum & 0x7f) === 0
}
