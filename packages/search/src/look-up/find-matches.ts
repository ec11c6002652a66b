import { connectors, isPartStart } from '../terms/cut-words.ts'
import type { Query } from '../terms/query.ts'
import type { SearchedText } from './read-text.ts'

/** A range of a text that matches a group of the query. */
export type Match = { readonly start: number; readonly end: number; readonly group: number }

/** Finds the words of a query in texts. */
export type Matcher = {
  readonly query: Query
  /** How much each word of the query tells, see `Ranking`. */
  readonly weights: readonly number[]
  /** What the reader wrote. */
  readonly typed: string
  /** All ranges, in order and without overlaps. With `inPieces`, also parts of names. */
  readonly find: (text: SearchedText, options: { readonly inPieces: boolean }) => readonly Match[]
}

/** Prepares to find the words of a query. `written` is what the reader wrote. */
export function createMatcher({ query, weights }: Pick<Matcher, 'query' | 'weights'>, written: string): Matcher {
  const groups = query.groups.map((group) => {
    // A short word says nothing without the others of its term.
    const words = group.flatMap((way) => way.filter(({ joined }) => way.length === 1 || !/^\w\w?$/.test(joined)))
    return {
      whole: words.map(({ joined }) => joined),
      // Nor does a letter of a name, such as `t` of `tRPC`.
      pieces: words.flatMap((word) =>
        word.type === 'word' && word.parts.length > 1 ? word.parts.filter((part) => !/^\D$/.test(part)) : [word.joined],
      ),
    }
  })
  const typed = written.trim().replace(/\(.*/, '')
  return {
    query,
    weights,
    typed,
    find: (text, { inPieces }) => {
      const matches: Match[] = []
      for (const [group, { whole, pieces }] of groups.entries())
        for (const word of inPieces && pieces.length > 0 ? pieces : whole) addMatches(text, { word, group, matches })
      return matches.length > 1 ? withoutOverlaps(matches) : matches
    },
  }
}

type Wanted = { readonly word: string; readonly group: number; readonly matches: Match[] }

/** Adds the ranges that match a word. */
function addMatches({ text, lower }: SearchedText, { word, group, matches }: Wanted): void {
  const begin = word.slice(0, 2)
  for (let start = lower.indexOf(begin); start >= 0; start = lower.indexOf(begin, start + 1)) {
    const end = endOf(word, { lower, start })
    // The keywords behind a heading are in `lower` only.
    if (end < 0 || !isPartStart(start < text.length ? text : lower, start)) continue
    matches.push({ start, end, group })
  }
}

/** The end of a word that begins at an offset, ignoring punctuation in it, except between digits. -1 when another word is there. */
function endOf(word: string, { lower, start }: { lower: string; start: number }): number {
  let place = start
  for (let at = 0; at < word.length; place++) {
    if (word[at] === lower[place]) at++
    else if (place >= lower.length || !connectors.includes(lower[place] as string) || /\d.\d/.test(lower.slice(place - 1, place + 2)))
      return -1
  }
  return place
}

function withoutOverlaps(matches: readonly Match[]): Match[] {
  const kept: Match[] = []
  for (const match of [...matches].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const before = kept.at(-1)
    if (before === undefined || match.start >= before.end) kept.push(match)
    else if (match.end > before.end) kept[kept.length - 1] = { ...before, end: match.end }
  }
  return kept
}
