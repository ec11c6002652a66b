import { decodeSafely, joinPath, type Locale } from '@pagewright/model'
import type { Site } from '../config/resolve-site.ts'
import type { DocEntry, Entry, PageEntry, PostEntry } from '../content/entry.ts'
import type { Content } from '../content/load-content.ts'

export type Library = ReturnType<typeof createLibrary>

type ContentKey = { readonly kind: Entry['kind']; readonly version: string; readonly id: string }

/** All texts, and for each locale those that it shows: its own, or the default locale's where it has none. */
export function createLibrary(contents: readonly Content[], site: Site) {
  const byKey = new Map(contents.map((content) => [toKey(keyOf(content.entry), content.entry.source.locale), content]))
  const defaultId = site.defaultLocale.id
  const isShown = ({ entry }: Content, { id }: Locale): boolean =>
    entry.source.locale === id || (entry.source.locale === defaultId && !byKey.has(toKey(keyOf(entry), id)))
  const shown = new Map(site.locales.map((locale) => [locale.id, contents.filter((content) => isShown(content, locale))]))
  const list = <E extends Entry>({ id }: Locale, isWanted: (entry: Entry) => entry is E): Content<E>[] =>
    (shown.get(id) ?? []).filter((content): content is Content<E> => isWanted(content.entry))
  const find = (key: ContentKey, locale: Locale): Content | undefined =>
    byKey.get(toKey(key, locale.id)) ?? byKey.get(toKey(key, defaultId))
  const movedIds = createMovedIds(site.redirects)
  return {
    /** In the order of their files; none for an unknown version. */
    docs: (locale: Locale, version: string): readonly Content<DocEntry>[] =>
      list(locale, (entry) => entry.kind === 'doc').filter(({ entry }) => entry.version === version),
    /** The newest first. */
    posts: (locale: Locale): readonly Content<PostEntry>[] => list(locale, (entry) => entry.kind === 'post').sort(newestFirst),
    pages: (locale: Locale): readonly Content<PageEntry>[] => list(locale, (entry) => entry.kind === 'page'),
    /** The text of an entry in one locale; undefined if it is not translated. */
    own: (entry: Entry, locale: Locale) => byKey.get(toKey(keyOf(entry), locale.id)),
    /** The text that a locale shows for a kind, version and id; undefined if there is none. */
    find,
    /** The text that a locale shows for a doc in a version, where it may have another id if it has moved; undefined if there is none. */
    docIn: (version: string, { id, locale }: { id: string; locale: Locale }): Content | undefined => {
      for (const name of movedIds(id)) {
        const content = find({ kind: 'doc', version, id: name }, locale)
        if (content !== undefined) return content
      }
      return undefined
    },
  }
}

/** Finds the ids that a doc was given later, and those that it has had, by the addresses in redirects from one to another. */
function createMovedIds(redirects: Site['redirects']): (id: string) => readonly string[] {
  const later = new Map<string, string[]>()
  const earlier = new Map<string, string[]>()
  const idIn = (path: string): string | undefined => /^\/docs\/(?:next\/)?([^?#]+)/.exec(decodeSafely(path))?.[1]
  for (const { from, to } of redirects) {
    const [before, after] = [idIn(from), idIn(to)]
    if (before === undefined || after === undefined) continue
    later.set(before, [after])
    earlier.set(after, [...(earlier.get(after) ?? []), before])
  }
  const follow = (id: string, ways: ReadonlyMap<string, readonly string[]>): Set<string> => {
    const found = new Set([id])
    // Ids that are added meanwhile are followed, too.
    for (const one of found) for (const next of ways.get(one) ?? []) found.add(next)
    return found
  }
  return (id) => [...follow(id, later), ...follow(id, earlier)]
}

/** Kind, version and id of an entry, which all its translations share. */
export function keyOf(entry: Entry): ContentKey {
  return { kind: entry.kind, version: versionNameOf(entry), id: entry.id }
}

/** The site path at which a locale shows an entry. */
export function pathOf(entry: Entry, { locale, site }: { locale: Locale; site: Site }): string {
  if (entry.kind === 'page') return joinPath(locale.base, entry.slug)
  if (entry.kind === 'post') return joinPath(locale.base, 'blog', entry.slug)
  const version = site.versions.find(({ name }) => name === entry.version)
  return joinPath(locale.base, 'docs', version?.path ?? '', entry.slug)
}

/** The language of an entry that a locale shows, where it is not the locale's own. */
export function otherLang({ source }: Entry, { locale, site }: { locale: Locale; site: Site }): { readonly lang?: string } {
  const own = site.locales.find(({ id }) => id === source.locale)
  return own === undefined || own.id === locale.id ? {} : { lang: own.lang }
}

function versionNameOf(entry: Entry): string {
  return entry.kind === 'doc' ? entry.version : 'current'
}

function toKey({ kind, version, id }: ContentKey, localeId: string): string {
  return `${localeId}/${kind}/${version}/${id}`
}

function newestFirst(a: Content<PostEntry>, b: Content<PostEntry>): number {
  return a.entry.date === b.entry.date ? (a.entry.slug < b.entry.slug ? -1 : 1) : a.entry.date < b.entry.date ? 1 : -1
}
