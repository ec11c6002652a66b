import { posix } from 'node:path'
import type { Reference } from '@pagewright/markdown'
import { decodeSafely, isExternal, joinPath, type Locale, linkSchemes, localeOf, normalizePath, splitUrl } from '@pagewright/model'
import type { Entry } from '../content/entry.ts'
import type { Content } from '../content/load-content.ts'
import { keyOf, pathOf } from './library.ts'
import type { Route } from './page-base.ts'
import type { PlannedSite } from './planned-site.ts'
import { fileAddress, otherAddress, withoutLatest } from './public-address.ts'

/** Where a reference leads, in one locale. `path` and the target of a broken page are site paths; files are paths from the root. */
export type Resolution =
  | { readonly type: 'page'; readonly path: string; readonly query: string; readonly hash: string; readonly anchorMissing: boolean }
  | { readonly type: 'external'; readonly url: string }
  | { readonly type: 'asset'; readonly file: string }
  | { readonly type: 'broken-markdown'; readonly target: string }
  | { readonly type: 'broken-page'; readonly target: string }
  | { readonly type: 'broken-image'; readonly target: string }
  | { readonly type: 'unsafe'; readonly url: string }
  /** A name in a signature that has no entry, and so no link. */
  | { readonly type: 'no-entry' }

/** A text that has references, and the locale in which it is shown. */
type Origin = { readonly content: Content; readonly locale: Locale; readonly planned: PlannedSite }

/**
 * Resolves one reference of a text as shown in a locale. Where a text that is not translated names an id that the translation of another
 * page lacks, the link leads to the original of that page.
 */
export function resolveReference(reference: Reference, origin: Origin): Resolution {
  const found = resolveIn(reference, origin)
  const { source } = origin.content.entry
  if (found.type !== 'page' || !found.anchorMissing || source.locale === origin.locale.id) return found
  const locale = origin.planned.site.locales.find(({ id }) => id === source.locale) as Locale
  const original = resolveIn(reference, { ...origin, locale })
  return original.type === 'page' && !original.anchorMissing ? original : found
}

function resolveIn({ url, kind }: Reference, origin: Origin): Resolution {
  if (kind === 'entry') return resolveEntry(url, origin)
  if (isExternal(url)) return linkSchemes.test(url) && kind === 'link' ? { type: 'external', url } : { type: 'unsafe', url }
  return kind === 'image' ? resolveImage(url, origin) : resolveLink(url, origin)
}

/**
 * Finds the entry of a name: on the page itself, or else in its version of the docs, only on the pages of its `packages` if it lists any. If
 * several pages have the name, it gets no link.
 */
function resolveEntry(name: string, { content: { entry, compiled }, locale, planned }: Origin): Resolution {
  const leadTo = (to: Entry, id: string): Resolution =>
    toPage(pathOf(to, { locale, site: planned.site }), { query: '', hash: `#${encodeURIComponent(id)}`, planned })
  const own = compiled.entries.find(([known]) => known === name)
  if (own !== undefined) return leadTo(entry, own[1])
  if (entry.kind !== 'doc') return { type: 'no-entry' }
  const { packages } = entry
  const known = planned.entriesOf(entry.version, locale).get(name) ?? []
  const [only, another] = known.filter(({ content }) => packages.length === 0 || packages.includes(content.entry.title))
  return only === undefined || another !== undefined ? { type: 'no-entry' } : leadTo(only.content.entry, only.id)
}

function resolveImage(url: string, { content, planned }: Origin): Resolution {
  const path = decodeSafely(splitUrl(url).path)
  const file = path.startsWith('/') ? `public${path}` : fileFrom(content, path)
  const isThere = path.startsWith('/') ? planned.publicFiles.has(path.slice(1)) : planned.assets.has(file ?? '')
  return isThere && file !== null ? { type: 'asset', file } : { type: 'broken-image', target: file ?? path }
}

function resolveLink(url: string, { content, locale, planned }: Origin): Resolution {
  const { site, sources, assets, plan } = planned
  const { path, query, hash } = splitUrl(url)
  const where = { query, hash, planned }
  const own = pathOf(content.entry, { locale, site })
  if (path === '') return toPage(own, where)
  if (path.startsWith('/')) return resolveSitePath(path, { locale, ...where })
  const file = fileFrom(content, decodeSafely(path))
  if (path.endsWith('.md')) {
    const key = file === null ? null : keyOfFile(file, { content, planned })
    const found = key === null ? undefined : plan.library.find(key, locale)
    if (found !== undefined && key !== null) {
      // Readers of a post or a page are led to the docs that are released, if those have the page and the section.
      const { latest } = site
      const isOutside = content.entry.kind !== 'doc' && key.kind === 'doc' && key.version === 'current'
      const released = isOutside && latest !== null ? plan.library.docIn(latest.name, { id: key.id, locale }) : undefined
      const there = released === undefined ? null : toPage(pathOf(released.entry, { locale, site }), where)
      const isThere = there?.type === 'page' && !there.anchorMissing
      return isThere ? there : toPage(pathOf(found.entry, { locale, site }), where)
    }
    // A file that exists but has problems of its own is reported there, not as a broken link.
    if (file !== null && sources.has(file)) return { type: 'page', path: own, query: '', hash: '', anchorMissing: false }
    return { type: 'broken-markdown', target: file ?? path }
  }
  if (file !== null && assets.has(file)) return { type: 'asset', file }
  return resolveSitePath(posix.join(posix.dirname(own), path), { locale, ...where })
}

type Where = { readonly query: string; readonly hash: string; readonly planned: PlannedSite }

/** Resolves a site path. A path without a locale means the page in the given one. */
export function resolveSitePath(path: string, { query, hash, locale, planned }: Where & { locale: Locale }): Resolution {
  const { locales } = planned.site
  const normal = normalizePath(decodeSafely(path), locales)
  const own = fileAddress(normal, { ...planned, linkableFiles: planned.plan.linkableFiles })
  if (own !== null) return { type: 'page', path: own, query, hash, anchorMissing: false }
  const page = withoutLatest(normal, planned.site)
  if (locale.base === '/' || localeOf(page, locales).base !== '/') return toPage(page, { query, hash, planned })
  const isText = planned.routeAt.get(page)?.file != null
  const other = isText ? otherAddress(page, { locale, routeAt: planned.routeAt }) : null
  return toPage(other ?? normalizePath(joinPath(locale.base, page), locales), { query, hash, planned })
}

function toPage(path: string, { query, hash, planned }: Where): Resolution {
  const route = planned.routeAt.get(path)
  if (route === undefined) return { type: 'broken-page', target: path }
  // What follows `:~:` (`#id:~:text=words`) tells the browser what to highlight, and is no part of the id. `#key=value` is for a
  // component of the page.
  const id = decodeSafely(hash.slice(1).replace(/:~:.*$|^[\w-]+=.*$/s, ''))
  return { type: 'page', path, query, hash, anchorMissing: id !== '' && !anchorsOf(route, planned).includes(id) }
}

/** Ids on a page that links may lead to. A translation also has those of the sections that it lacks, at its end. */
export function anchorsOf({ articles }: Pick<Route, 'articles'>, { plan }: Pick<PlannedSite, 'plan'>): readonly string[] {
  return articles.flatMap(({ content, part }) => {
    const missing = plan.translations.get(content.entry.source.file)?.missing ?? []
    return part === 'html' ? [...content.compiled.anchors, ...missing.map(({ id }) => id)] : []
  })
}

/** Kind, version and id that a Markdown file has, or would have as the translation of an existing one. */
function keyOfFile(file: string, { content, planned }: Pick<Origin, 'content' | 'planned'>): ReturnType<typeof keyOf> | null {
  const own = planned.sources.get(file)
  if (own !== undefined) return keyOf(own.entry)
  const inDefaultLocale = file.replace(`content/${content.entry.source.locale}/`, `content/${planned.site.defaultLocale.id}/`)
  const original = planned.sources.get(inDefaultLocale)
  return original === undefined ? null : keyOf(original.entry)
}

/** A relative path seen from a text's file, as a path from the root; null when it leads out. */
function fileFrom({ entry }: Content, path: string): string | null {
  const file = posix.join(posix.dirname(entry.source.file), path)
  return file.startsWith('..') ? null : file
}
