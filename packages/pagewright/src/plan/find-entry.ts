import type { Locale } from '@pagewright/model'
import type { Site } from '../config/resolve-site.ts'
import type { DocEntry } from '../content/entry.ts'
import type { Content } from '../content/load-content.ts'
import { type Library, pathOf } from './library.ts'

/** Finds the heading or row that documents a name, as a locale shows it: the page's site path, and the id. Null for none or several. */
export type EntryFinder = (
  name: string,
  where: { content: Content; locale: Locale },
) => { readonly path: string; readonly id: string } | null

type Known = ReadonlyMap<string, readonly { readonly content: Content<DocEntry>; readonly id: string }[]>

/** The page's own entries come first, then those of its version (on the pages of its `packages` if it lists any), if only one fits. */
export function createEntryFinder(library: Pick<Library, 'docs'>, site: Site): EntryFinder {
  const lists = new Map<string, Known>()
  const entriesOf = (version: string, locale: Locale): Known => {
    const key = `${locale.id}/${version}`
    const known = lists.get(key) ?? listEntries(library.docs(locale, version))
    lists.set(key, known)
    return known
  }
  return (name, { content, locale }) => {
    const { entry, compiled } = content
    const own = compiled.entries.find(([known]) => known === name)
    if (own !== undefined) return { path: pathOf(entry, { locale, site }), id: own[1] }
    if (entry.kind !== 'doc') return null
    const known = entriesOf(entry.version, locale).get(name) ?? []
    const [only, another] = known.filter((other) => mayHaveEntriesFor(entry, other.content.entry))
    return only === undefined || another !== undefined ? null : { path: pathOf(only.content.entry, { locale, site }), id: only.id }
  }
}

/** Whether signatures of a doc may lead to another one of its version, which has the title of a package that the doc lists. */
export function mayHaveEntriesFor({ packages }: DocEntry, { title }: DocEntry): boolean {
  return packages.length === 0 || packages.includes(title)
}

function listEntries(docs: readonly Content<DocEntry>[]): Known {
  const known = new Map<string, { content: Content<DocEntry>; id: string }[]>()
  for (const content of docs) {
    for (const [name, id] of content.compiled.entries) {
      known.set(name, known.get(name) ?? [])
      known.get(name)?.push({ content, id })
    }
  }
  return known
}
