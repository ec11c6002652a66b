import { joinParts } from '../terms/cut-words.ts'
import { namePrefix } from '../terms/mark.ts'
import { cutHan, parseQuery, type Query, type QueryGroup, type QueryWord, toGroups } from '../terms/query.ts'
import { correctHan } from './correct-han.ts'
import { type CorrectOptions, correctWord, distances } from './correct-word.ts'
import { matchWord, type WordMatches } from './match-word.ts'
import type { Index } from './open-index.ts'

/** A misspelled word that was replaced. */
export type Correction = {
  readonly typed: string
  /** What was looked for instead, the likeliest first: in lower case and without marks between the letters. */
  readonly right: readonly string[]
}

/** Replaces the words that the texts do not have. The same query where nothing is to be replaced. */
export async function correctQuery(
  query: Query,
  { matched, index }: { readonly matched: readonly WordMatches[]; readonly index: Index },
): Promise<{ readonly query: Query; readonly corrections: readonly Correction[] }> {
  const last = query.groups.length - 1
  // A word that has been typed to its end, and that texts have only as the beginning of others, may stand for a more frequent one.
  const isBegun = async ([[word] = [] as readonly QueryWord[]]: QueryGroup, at: number): Promise<boolean> =>
    (at < last || query.isEnded) && word?.type === 'word' && (await index.postingsOf(word.joined)) === null
  const begun = await Promise.all(query.groups.map(isBegun))
  const corrections: Correction[] = []
  if (matched.every(({ isKnown }, at) => isKnown && !begun[at])) return { query, corrections }
  const name = matched.some(({ pages }) => pages.size === 0) && (await similarName(query.joined, index))
  if (name) return { query: parseQuery(name, index.manifest), corrections: [{ typed: query.joined, right: [name] }] }
  const vocabulary = await index.vocabulary()
  const others = new Map<QueryWord | undefined, Ways>()
  const words: QueryWord[] = []
  for (const [at, [own = []]] of query.groups.entries()) {
    const { pages, isKnown } = matched[at] as WordMatches
    const word = own[0] as QueryWord
    // A name is probably right if pages have all of its parts, and so is a word in a sentence: at most one mistake in it is corrected.
    const isLikely = pages.size > 0 || (word.type === 'word' && query.groups.length > 2)
    const options = { vocabulary, isBeginning: at === last, most: isLikely ? 1 : 2, index }
    const mended = isKnown || own.length > 1 ? [own] : await correct(word, options)
    const more = begun[at] ? await moreFrequent(word, { than: pages.size, ...options }) : []
    const ways = [...mended, ...more]
    const [right = own, ...rest] = ways
    words.push(...right)
    others.set(right[0], rest)
    if (right !== own) corrections.push({ typed: word.joined, right: ways.map(toText) })
  }
  // The right words may be terms of the glossary, alone or together.
  const groups = toGroups(words, index.manifest.glossary).map((group): QueryGroup => {
    const [own = []] = group
    return [...group, ...(own.length === 1 ? (others.get(own[0]) ?? []) : [])]
  })
  const joined = corrections.reduce((text, { typed, right }) => text.replace(typed, right[0] as string), query.joined)
  if (corrections.length === 0) return { query: { ...query, groups }, corrections }
  // A common verb beside a misspelled word counts like any other word.
  return { query: { ...query, groups, joined, named: joined, isName: query.isName && !joined.includes(' ') }, corrections }
}

function toText(words: readonly QueryWord[]): string {
  return words.map(({ joined }) => joined).join(' ')
}

type NameWord = Extract<QueryWord, { type: 'word' }>

/** What a word may stand for, the likeliest first. */
type Ways = readonly (readonly QueryWord[])[]

type Options = Required<CorrectOptions> & { readonly index: Index }

async function correct(word: QueryWord, options: Options): Promise<Ways> {
  const { vocabulary, index } = options
  if (word.type === 'han') {
    const isReal = isOneWord(word.joined)
    for (const { joined, cost } of correctHan(word.joined, vocabulary)) {
      const right: QueryWord = { type: 'han', joined }
      if (isReal && distances(word.joined, joined, 1).whole > 1) continue
      if ((cost <= 0 || options.most > 1) && (await matchWord(right, { index, isLast: false })).isKnown) return [[right]]
    }
    const parts = isReal || options.most === 1 ? [] : await knownParts(word.joined, index)
    return parts.length > 0 ? [parts] : []
  }
  const isNear = correctWord(word.joined, { vocabulary, isBeginning: false, most: 1 }).length > 0
  const known = isNear ? null : ((await knownStart(word, index)) ?? (await splitName(word, index)))
  return known === null ? correctName(word, options) : [known]
}

/** The longest words in a run of Han characters that no page has as a whole: 文件上传 of 大文件上传. The last of a length is the likeliest. */
async function knownParts(run: string, index: Index): Promise<readonly QueryWord[]> {
  for (let length = run.length; length > 1; length--)
    for (let at = run.length - length; at >= 0; at--) {
      const word: QueryWord = { type: 'han', joined: run.slice(at, at + length) }
      if ((await matchWord(word, { index, isLast: false })).isKnown)
        return [...(await knownParts(run.slice(0, at), index)), word, ...(await knownParts(run.slice(at + length), index))]
    }
  return []
}

/** Whether the browser knows a word of Han characters, so that it is hardly misspelled, even if no text has it. */
function isOneWord(word: string): boolean {
  return cutHan(word).length === 1
}

/** For Han characters: the only name in which one of them is another one, but not the first. */
async function similarName(joined: string, index: Index): Promise<string | undefined> {
  const names = /^\p{Script=Han}+$/u.test(joined) && !isOneWord(joined) ? await index.beginningWith(namePrefix + joined[0]) : []
  const isSimilar = (name: string): boolean => name.length === joined.length && distances(joined, name, 1).whole === 1
  const [name, ...others] = names.map(({ term }) => term.slice(1)).filter(isSimilar)
  // The last character of 服务层 is meant, since a page has words that end with it: it is not 服务器.
  const end = joined.at(-1) as string
  return others.length > 0 || (name?.at(-1) !== end && (await index.postingsOf(end)) !== null) ? undefined : name
}

/** The words on more pages that are one letter away from another one. */
async function moreFrequent(word: QueryWord, { than, index, vocabulary }: Options & { readonly than: number }): Promise<Ways> {
  const near = correctWord(word.joined, { vocabulary, isBeginning: false, most: 1 })
  const found = await Promise.all(near.map(index.postingsOf))
  return near.filter((_, at) => (found[at]?.pages.length ?? 0) > than).map((more) => [toName([more])])
}

/** The longest beginning of a name that pages have as a name: `req.params` of `req.params.id`. */
async function knownStart({ parts }: NameWord, index: Index): Promise<readonly NameWord[] | null> {
  for (let length = parts.length - 1; length > 1; length--) {
    const start = toName(parts.slice(0, length))
    if ((await index.postingsOf(namePrefix + start.joined)) !== null) return [start]
  }
  return null
}

/** The words that say something in a name that no text has, if texts have all of these. Single letters are variables. */
async function splitName({ parts }: NameWord, index: Index): Promise<readonly NameWord[] | null> {
  const stopWord = new RegExp(`^(?:.|\\d+|${index.manifest.stopWords})$`, 'u')
  const telling = parts.filter((part) => !stopWord.test(part))
  const found = await Promise.all(telling.map(index.postingsOf))
  return parts.length < 2 || telling.length === 0 || found.includes(null) ? null : telling.map((part) => toName([part]))
}

/** The words of the vocabulary that a name may stand for. One that is similar to no other one is corrected in its parts. */
async function correctName({ joined, parts }: NameWord, { index, ...options }: Options): Promise<readonly (readonly NameWord[])[]> {
  const whole = correctWord(joined, options).map((word) => [toName([word])])
  if (whole.length > 0 || parts.length < 2 || options.most === 1) return whole
  const right = await Promise.all(
    parts.map(async (part, at) => {
      const isBeginning = options.isBeginning && at === parts.length - 1
      const { isKnown } = await matchWord(toName([part]), { index, isLast: isBeginning })
      return isKnown ? part : (correctWord(part, { ...options, isBeginning })[0] ?? part)
    }),
  )
  return right.join() === parts.join() ? [] : [[toName(right)]]
}

function toName(parts: readonly string[]): NameWord {
  return { type: 'word', joined: joinParts(parts), parts }
}
