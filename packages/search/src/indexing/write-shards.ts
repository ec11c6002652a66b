import { createShardWriter, type Shard } from '../terms/posting.ts'

/** The terms of one page: places in the list of names, and their marks. */
export type PageTerms = { readonly ids: Uint32Array; readonly marks: Uint8Array }

/** A part of the index, and the first of its terms. */
export type FirstAndShard = { readonly first: string; readonly shard: Shard }

/** Characters of a shard: a query fetches one for each of its words, so they are small. */
const least = 12_000
const most = 36_000

/** Turns the pages' terms round: for each term its pages, in shards by the order of terms. A page's number is its place. */
export function writeShards(pages: readonly PageTerms[], names: readonly string[]): FirstAndShard[] {
  const { starts, pageOf, markOf } = invert(pages, names.length)
  const order = names.map((name, id) => ({ name, id })).filter(({ id }) => starts[id] !== starts[id + 1])
  order.sort((a, b) => (a.name < b.name ? -1 : 1))
  const shards: FirstAndShard[] = []
  const writer = createShardWriter()
  let first: string | null = null
  for (const { name, id } of order) {
    // Where a shard ends depends on its terms alone, so that an edit changes few files.
    if (first !== null && (writer.size() > most || (writer.size() > least && isEnd(name)))) {
      shards.push({ first, shard: writer.take() })
      first = null
    }
    first ??= name
    writer.add(name, { pages: pageOf.subarray(starts[id], starts[id + 1]), marks: markOf.subarray(starts[id], starts[id + 1]) })
  }
  if (first !== null) shards.push({ first, shard: writer.take() })
  return shards
}

type Inverted = {
  /** Where the postings of each term begin; one more at the end. */
  readonly starts: Uint32Array
  readonly pageOf: Uint32Array
  readonly markOf: Uint8Array
}

/** A counting sort: a thousand pages have a million postings, too many for objects. */
function invert(pages: readonly PageTerms[], termCount: number): Inverted {
  const starts = new Uint32Array(termCount + 1)
  for (const { ids } of pages) for (const id of ids) starts[id + 1] = valueAt(starts, id + 1) + 1
  for (let id = 0; id < termCount; id++) starts[id + 1] = valueAt(starts, id + 1) + valueAt(starts, id)
  const next = starts.slice()
  const pageOf = new Uint32Array(valueAt(starts, termCount))
  const markOf = new Uint8Array(pageOf.length)
  for (let page = 0; page < pages.length; page++) {
    const { ids, marks } = pages[page] as PageTerms
    for (let at = 0; at < ids.length; at++) {
      const id = valueAt(ids, at)
      const place = valueAt(next, id)
      pageOf[place] = page
      markOf[place] = valueAt(marks, at)
      next[id] = place + 1
    }
  }
  return { starts, pageOf, markOf }
}

function valueAt(numbers: Uint32Array | Uint8Array, at: number): number {
  return numbers[at] as number
}

/** True for one term in 128 or so, always the same ones. */
function isEnd(term: string): boolean {
  let sum = 0
  for (let at = 0; at < term.length; at++) sum = (sum * 31 + term.charCodeAt(at)) | 0
  return (sum & 0x7f) === 0
}
