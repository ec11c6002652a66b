import { joinPath, type Locale } from '@pagewright/model'
import type { Site } from '../config/resolve-site.ts'
import type { DocEntry, Entry, PageEntry, PostEntry } from '../content/entry.ts'
import type { Content } from '../content/load-content.ts'

export type Library = ReturnType<typeof createLibrary>

type ContentKey = { readonly kind: Entry['kind']; readonly version: string; readonly id: string }

/** All texts, and for each locale those that it shows: its own, or the default locale's where it has none. */
export function createLibrary(contents: readonly Content[], site: Site) {
  const byKey = new Map(contents.map((content) => [toKey(keyOf(content.entry), content.entry.source.locale), content]))
  const standard = site.defaultLocale.id
  const shown = new Map<string, Content[]>()
  for (const locale of site.locales) {
    for (const content of contents) {
      const { entry } = content
      const isOwn = entry.source.locale === locale.id
      const isFallback = entry.source.locale === standard && !byKey.has(toKey(keyOf(entry), locale.id))
      if (!isOwn && !isFallback) continue
      const group = `${locale.id}/${entry.kind}/${versionNameOf(entry)}`
      shown.set(group, shown.get(group) ?? [])
      shown.get(group)?.push(content)
    }
  }
  const list = (locale: Locale, group: string): readonly Content[] => shown.get(`${locale.id}/${group}`) ?? []
  return {
    /** In the order of their files; none for an unknown version. */
    docs: (locale: Locale, version: string) => list(locale, `doc/${version}`) as readonly Content<DocEntry>[],
    /** The newest first. */
    posts: (locale: Locale) => [...(list(locale, 'post/current') as readonly Content<PostEntry>[])].sort(newestFirst),
    pages: (locale: Locale) => list(locale, 'page/current') as readonly Content<PageEntry>[],
    /** The text of an entry in one locale; undefined if it is not translated. */
    own: (entry: Entry, locale: Locale) => byKey.get(toKey(keyOf(entry), locale.id)),
    /** The text that a locale shows for a kind, version and id; undefined if there is none. */
    find: (key: ContentKey, locale: Locale) => byKey.get(toKey(key, locale.id)) ?? byKey.get(toKey(key, standard)),
  }
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

function versionNameOf(entry: Entry): string {
  return entry.kind === 'doc' ? entry.version : 'current'
}

function toKey({ kind, version, id }: ContentKey, localeId: string): string {
  return `${localeId}/${kind}/${version}/${id}`
}

function newestFirst(a: Content<PostEntry>, b: Content<PostEntry>): number {
  return a.entry.date === b.entry.date ? (a.entry.slug < b.entry.slug ? -1 : 1) : a.entry.date < b.entry.date ? 1 : -1
}
