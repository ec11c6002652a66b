import { messagePrefix, nameDefinition, nameHeading, nameKeyword, namePrefix } from '../terms/mark.ts'
import { isMessage } from '../terms/names.ts'
import type { Postings } from '../terms/posting.ts'
import type { Query } from '../terms/query.ts'
import type { Index } from './open-index.ts'

/** A name with both marks has an entry of its own. */
export const entryMarks = nameHeading | nameDefinition

/** Variables such as `req`, `ctx` and `app` have names of at most this length. */
const shortName = 3

/** Marks of names by page. */
export type Names = {
  readonly exact: ReadonlyMap<number, number>
  /** Whether the pages explain the message that was typed, or were found by a member alone, such as `redirect` for `res.redirect`. */
  readonly isSure: boolean
  /** Whether an entry is called like the whole query, although some of its words are stop words: `useContainer` for `use container`. */
  readonly isEntry: boolean
}

/**
 * The pages whose title, heading, keywords or definition is the query, or else the query without its stop words. Where nothing has the
 * name, the pages that define what stands beside a common verb, such as `json` in `return json`, or have keywords for it, and then those
 * with keywords for the query without its first or its last word, as for a message that was pasted. A member of a variable or of
 * something that has an entry, such as `res.redirect`, is also looked for by its own name. A term of the glossary is also looked for as
 * the locale calls it. Error messages in the query count like a title.
 */
export async function findNames({ joined, named, isName, member, groups }: Query, index: Index): Promise<Names> {
  const exact = new Map<number, number>()
  const add = async (name: string, kept = ~0): Promise<void> => {
    const postings = await index.postingsOf(namePrefix + name)
    if (postings !== null) mark(postings, kept)
  }
  const mark = ({ pages, marks }: Postings, kept: number): void => {
    for (const [at, page] of Array.from(pages).entries()) exact.set(page, (exact.get(page) ?? 0) | ((marks[at] as number) & kept))
  }
  const messages = groups.length > 1 ? await index.beginningWith(messagePrefix) : []
  const [own = [], ...translated] = phrasesOf(groups)
  const parts = own.length > 2 ? [own.slice(1), own.slice(0, -1)] : []
  await add(joined)
  const isEntry = own.join('') !== joined && hasEntry(exact.values())
  for (const [at, words] of [own, [named], ...parts].entries())
    if (exact.size === 0) await add(words.join(''), at === 0 ? ~0 : nameDefinition | nameKeyword)
  // While `response` is typed, `respon` finds the same: about a third of a name may be missing.
  const begun = exact.size > 0 || own.length > 1 || isName ? [] : await index.beginningWith(namePrefix + joined)
  for (const { term, postings } of begun) if (joined.length > 0.65 * term.length) mark(postings, ~0)
  const members = member === null || hasEntry(exact.values()) ? null : await membersOf(member, index)
  if (members !== null) mark(members, nameDefinition)
  await Promise.all(translated.map((words) => add(words.join(''))))
  const explained = messages.filter(({ term }) => isMessage(joined, term.slice(messagePrefix.length)))
  for (const { postings } of explained) mark(postings, ~0)
  return { exact, isSure: members !== null || explained.length > 0, isEntry }
}

/** Whether something of that name has an entry of its own. */
const hasEntry = (marks: ArrayLike<number> | Iterable<number>): boolean =>
  Array.from(marks).some((bits) => (bits & entryMarks) === entryMarks)

/** The pages that define a member's name. Null where none does, or the owner is neither a variable nor something with an entry. */
async function membersOf([owner, name]: readonly [owner: string, name: string], index: Index): Promise<Postings | null> {
  const owners = await index.postingsOf(namePrefix + owner)
  const isOwner = owner.length <= shortName || hasEntry(owners?.marks ?? [])
  return isOwner ? index.postingsOf(namePrefix + name) : null
}

/** The pages that have the words of a query next to each other where their index has phrases. Empty for a single word. */
export async function findPhrase({ groups }: Query, index: Index): Promise<ReadonlySet<number>> {
  const found = await Promise.all(phrasesOf(groups).map((words) => havePhrase(words, index)))
  return new Set(found.flat())
}

/** The words of a query in order; for a single term of the glossary also those of its other ways. */
export function phrasesOf(groups: Query['groups']): readonly (readonly string[])[] {
  const [first = []] = groups
  return (groups.length === 1 ? first : [groups.flatMap(([own = []]) => own)]).map((words) => words.map(({ joined }) => joined))
}

async function havePhrase(words: readonly string[], index: Index): Promise<readonly number[]> {
  const pairs = await Promise.all(words.slice(1).map((word, at) => index.beginningWith(`${words[at]}${word}`)))
  const [first, ...others] = pairs.map((found) => new Set(found.flatMap(({ postings }) => Array.from(postings.pages))))
  return [...(first ?? [])].filter((page) => others.every((other) => other.has(page)))
}
