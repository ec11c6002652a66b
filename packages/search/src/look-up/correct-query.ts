import { type Query, type QueryGroup, type QueryWord, toGroups } from '../terms/query.ts'
import { type CorrectOptions, correctWord } from './correct-word.ts'
import { matchWord, type WordMatches } from './match-word.ts'
import type { Index } from './open-index.ts'

/** A misspelled word that was replaced. `right` is in lower case and without marks between its letters. */
export type Correction = { readonly typed: string; readonly right: string }

/** Replaces the words of letters that the texts do not have. The same query where nothing is to be replaced. */
export async function correctQuery(
  query: Query,
  { matched, index }: { readonly matched: readonly WordMatches[]; readonly index: Index },
): Promise<{ readonly query: Query; readonly corrections: readonly Correction[] }> {
  const corrections: Correction[] = []
  if (matched.every(({ isKnown }) => isKnown)) return { query, corrections }
  const vocabulary = await index.vocabulary()
  const others = new Map<QueryWord, readonly QueryWord[]>()
  const words: QueryWord[] = []
  for (const [at, [own = []]] of query.groups.entries()) {
    const { pages, isKnown } = matched[at] as WordMatches
    const [word, ...more] = own
    if (isKnown || word?.type !== 'word' || more.length > 0) {
      words.push(...own)
      continue
    }
    const isBeginning = at === query.groups.length - 1
    // If pages have the parts of a name, it may well be right, so one mistake in it is corrected at most.
    const most = pages.size > 0 ? 1 : 2
    const isNear = correctWord(word.joined, { vocabulary, isBeginning: false, most: 1 }).length > 0
    const parts = isNear ? [] : await splitName(word, index)
    const [right, ...rest] = parts.length > 0 ? [] : await correctName(word, { vocabulary, isBeginning, most, index })
    words.push(...(parts.length > 0 ? parts.map(toWord) : [right ?? word]))
    if (right !== undefined) others.set(right, rest)
    if (right !== undefined || parts.length > 0) corrections.push({ typed: word.joined, right: right?.joined ?? parts.join(' ') })
  }
  if (corrections.length === 0) return { query, corrections }
  // The right words may be terms of the glossary, alone or together.
  const groups = toGroups(words, index.context.glossary).map((group): QueryGroup => {
    const [own = []] = group
    return [...group, ...(own.length === 1 ? (others.get(own[0] as QueryWord) ?? []).map((word) => [word]) : [])]
  })
  const joined = corrections.reduce((text, { typed, right }) => text.replace(typed, right), query.joined)
  // A common verb beside a misspelled word counts like any other word.
  return { query: { ...query, groups, joined, named: joined, isName: query.isName && !joined.includes(' ') }, corrections }
}

type NameWord = Extract<QueryWord, { type: 'word' }>

/** The words that say something in a name that no text has, if texts have all of these. Single letters are variables. */
async function splitName({ parts }: NameWord, index: Index): Promise<readonly string[]> {
  const plain = new RegExp(`^(?:.|\\d+|${index.context.plain})$`, 'u')
  const telling = parts.filter((part) => !plain.test(part))
  const found = await Promise.all(telling.map(index.postingsOf))
  return parts.length < 2 || found.includes(null) ? [] : telling
}

/** What a word may stand for, the likeliest first. A name that is similar to no other one is corrected in its parts. */
async function correctName(
  { joined, parts }: NameWord,
  { index, ...options }: CorrectOptions & { readonly index: Index },
): Promise<NameWord[]> {
  const whole = correctWord(joined, options).map(toWord)
  if (whole.length > 0 || parts.length < 2 || options.most === 1) return whole
  const right = await Promise.all(
    parts.map(async (part, at) => {
      const isBeginning = options.isBeginning && at === parts.length - 1
      const { isKnown } = await matchWord(toWord(part), { index, isLast: isBeginning })
      return isKnown ? part : (correctWord(part, { ...options, isBeginning })[0] ?? part)
    }),
  )
  return right.join() === parts.join() ? [] : [{ type: 'word', joined: right.join(''), parts: right }]
}

function toWord(joined: string): NameWord {
  return { type: 'word', joined, parts: [joined] }
}
