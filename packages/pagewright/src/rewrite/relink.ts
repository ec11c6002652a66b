import { posix } from 'node:path'
import { type LinkDestination, linkDestinations, parseMarkdown } from '@pagewright/markdown'
import { decodeSafely, type Locale, normalizePath, splitUrl } from '@pagewright/model'
import type { Content } from '../content/load-content.ts'
import { pathOf } from '../plan/library.ts'
import { resolveReference, type Targets } from '../plan/resolve-references.ts'
import type { Replacement } from './replace-ranges.ts'

/** What links have to follow. */
export type Change = {
  /** Files that move: from and to, as paths from the root. */
  readonly files: ReadonlyMap<string, string>
  /** Site paths of pages that move, in every locale: from and to. */
  readonly paths: ReadonlyMap<string, string>
  /** An id that changes on the pages with these site paths. */
  readonly id?: { readonly paths: ReadonlySet<string>; readonly from: string; readonly to: string }
}

/** A link whose destination changes; `replacement` is null where it is written in a way that cannot be replaced. */
export type Relink = { readonly link: LinkDestination; readonly url: string; readonly replacement: Replacement | null }

/** The links of a text that have to be written differently, because what they lead to or the text itself moves. */
export function relink(content: Content, { targets, change }: { targets: Targets; change: Change }): Relink[] {
  const { text } = content.entry.source
  return linkDestinations(parseMarkdown(text), text).flatMap((link): Relink[] => {
    const { path, query, hash } = splitUrl(link.url)
    const next = `${newPath(path, { content, targets, change })}${query}${newHash(link, { content, targets, change }) ?? hash}`
    return next === link.url ? [] : [{ link, url: next, replacement: link.range === null ? null : { ...link.range, text: next } }]
  })
}

type Where = { readonly content: Content; readonly targets: Targets; readonly change: Change }

function localeOfContent({ entry }: Content, { site }: Targets): Locale {
  return site.locales.find(({ id }) => id === entry.source.locale) as Locale
}

function newHash(link: LinkDestination, { content, targets, change: { id } }: Where): string | null {
  if (id === undefined || link.kind === 'image') return null
  const resolution = resolveReference(link, { content, locale: localeOfContent(content, targets), targets })
  const leadsThere = resolution.type === 'page' && id.paths.has(resolution.path) && decodeSafely(resolution.hash.slice(1)) === id.from
  return leadsThere ? `#${encodeURIComponent(id.to)}` : null
}

function newPath(path: string, { content, targets, change: { files, paths } }: Where): string {
  if (path === '') return path
  const { site, assets } = targets
  const bases = site.locales.map(({ base }) => base)
  if (path.startsWith('/')) return paths.get(normalizePath(decodeSafely(path), bases)) ?? path
  const { file } = content.entry.source
  const target = posix.normalize(posix.join(posix.dirname(file), decodeSafely(path)))
  if (path.endsWith('.md') || assets.has(target)) {
    const [from, to] = [posix.dirname(file), posix.dirname(files.get(file) ?? file)]
    return relative(path, { before: [from, target], after: [to, files.get(target) ?? target] })
  }
  const own = pathOf(content.entry, { locale: localeOfContent(content, targets), site })
  const page = normalizePath(posix.join(posix.dirname(own), decodeSafely(path)), bases)
  const [from, to] = [posix.dirname(own), posix.dirname(paths.get(own) ?? own)]
  return relative(path, { before: [from, page], after: [to, paths.get(page) ?? page] })
}

type Way = readonly [folder: string, target: string]

/** A relative path for the new way; as it was where the way is still the same. */
function relative(path: string, { before, after }: { before: Way; after: Way }): string {
  const way = posix.relative(...after)
  if (posix.relative(...before) === way) return path
  const dot = path.startsWith('./') && !way.startsWith('.') ? './' : ''
  return dot + encodeURI(way).replaceAll('(', '%28').replaceAll(')', '%29').replaceAll('#', '%23').replaceAll('?', '%3F')
}
