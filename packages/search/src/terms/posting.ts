import { lineAfter, readLines } from './vocabulary.ts'

/** The pages that have a term, in order, and the marks of the term on each of them (see mark.ts). */
export type Postings = { readonly pages: ArrayLike<number>; readonly marks: ArrayLike<number> }

/** A part of the index as it is stored in a file: terms in order, with their postings. */
export type Shard = {
  /** The terms in order, as `lineAfter` writes them. */
  readonly terms: string
  /** One line per term: the gaps between the numbers of its pages. */
  readonly gaps: string
  /** One character per posting. */
  readonly marks: string
}

// Base 64 digits that JSON does not escape. The last digit of a gap is from the first half of them.
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-'
const lastDigit = /[A-Za-f]/g
const half = 32

/** Writes one term: `before` is the term before it in the same shard, or empty. */
export function writeTerm(term: string, { before, pages, marks }: Postings & { readonly before: string }): Shard {
  const gaps = Array.from(pages, (page, at) => encodeGap(page - (pages[at - 1] ?? -1) - 1))
  return { terms: lineAfter(before, term), gaps: `${gaps.join('')}\n`, marks: Array.from(marks, (mark) => digits[mark]).join('') }
}

/** Joins terms that are written, in order, to a shard. */
export function joinTerms(written: readonly Shard[]): Shard {
  const join = (part: keyof Shard): string => written.map((term) => term[part]).join('')
  return { terms: join('terms'), gaps: join('gaps'), marks: join('marks') }
}

/** A parsed shard: its terms in order, and the postings of each. */
export type ShardReader = { readonly terms: readonly string[]; readonly postingsOf: (index: number) => Postings }

/** Parses a shard. The postings of a term are decoded when they are asked for. */
export function readShard({ terms, gaps, marks }: Shard): ShardReader {
  const lines = gaps.split('\n')
  const starts = [0]
  for (const line of lines) starts.push((starts.at(-1) as number) + (line.match(lastDigit)?.length ?? 0))
  return { terms: readLines(terms), postingsOf: (index) => decode(lines[index] as string, marks.slice(starts[index], starts[index + 1])) }
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

/** A number in base 32, the lowest digit first. */
function encodeGap(gap: number): string {
  let text = ''
  let rest = gap
  for (; rest >= half; rest = Math.floor(rest / half)) text += digits[half + (rest % half)]
  return text + digits[rest]
}
