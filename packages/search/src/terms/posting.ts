import { sharedStart } from './vocabulary.ts'

/** The pages that have a term, in order, and for each what `marks` tells of it there. */
export type Postings = { readonly pages: ArrayLike<number>; readonly marks: ArrayLike<number> }

/** A part of the index as its file holds it: terms in order with their postings. */
export type Shard = {
  /** One term a line: a digit, how many characters it shares with the term before, then the rest. */
  readonly terms: string
  /** One line a term: the gaps between its pages. */
  readonly gaps: string
  /** One character a posting. */
  readonly marks: string
}

// Characters that JSON does not escape and that stay one byte; a gap's last digit is of the first half.
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-'
const lastDigit = /[A-Za-f]/g
const half = 32

export type ShardWriter = {
  /** Adds the next term in order. */
  readonly add: (term: string, postings: Postings) => void
  /** Characters so far. */
  readonly size: () => number
  /** What was added since the last time. */
  readonly take: () => Shard
}

/** Writes postings the short way. */
export function createShardWriter(): ShardWriter {
  let shard = { terms: '', gaps: '', marks: '' }
  let before = ''
  return {
    add: (term, { pages, marks }) => {
      const shared = sharedStart(before, term)
      shard.terms += `${shared}${term.slice(shared)}\n`
      let last = -1
      for (let at = 0; at < pages.length; at++) {
        const page = pages[at] as number
        shard.gaps += encodeGap(page - last - 1)
        shard.marks += digits[marks[at] as number]
        last = page
      }
      shard.gaps += '\n'
      before = term
    },
    size: () => shard.terms.length + shard.gaps.length + shard.marks.length,
    take: () => {
      const taken = shard
      shard = { terms: '', gaps: '', marks: '' }
      before = ''
      return taken
    },
  }
}

/** A shard, read: its terms in order, and the postings of each. */
export type ShardReader = { readonly terms: readonly string[]; readonly postingsOf: (index: number) => Postings }

/** Reads a shard; postings only of the terms that are asked for. */
export function readShard({ terms, gaps, marks }: Shard): ShardReader {
  const names: string[] = []
  let name = ''
  for (const line of terms.split('\n').slice(0, -1)) {
    name = name.slice(0, Number(line[0])) + line.slice(1)
    names.push(name)
  }
  const lines = gaps.split('\n')
  const starts = [0]
  for (const line of lines) starts.push((starts.at(-1) as number) + (line.match(lastDigit)?.length ?? 0))
  return { terms: names, postingsOf: (index) => decode(lines[index] as string, marks.slice(starts[index], starts[index + 1])) }
}

function decode(line: string, marks: string): Postings {
  const pages: number[] = []
  let page = -1
  let gap = 0
  let weight = 1
  for (const digit of line) {
    const value = digits.indexOf(digit)
    gap += (value % half) * weight
    weight *= half
    if (value >= half) continue
    page += gap + 1
    pages.push(page)
    gap = 0
    weight = 1
  }
  return { pages, marks: Array.from(marks, (digit) => digits.indexOf(digit)) }
}

/** A number in digits of base 32, the lowest first. */
function encodeGap(gap: number): string {
  let text = ''
  let rest = gap
  for (; rest >= half; rest = Math.floor(rest / half)) text += digits[half + (rest % half)]
  return text + digits[rest]
}
