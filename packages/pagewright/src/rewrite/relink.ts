import { posix } from 'node:path'
import { linkDestinations, parseMarkdown } from '@pagewright/markdown'
import { decodeSafely, type Locale, normalizePath, splitUrl, toMarkdownPath } from '@pagewright/model'
import type { Content } from '../content/load-content.ts'
import { pathOf } from '../plan/library.ts'
import type { PlannedSite } from '../plan/planned-site.ts'

/** A change that links follow. A page has a file and a site path in each locale. If only an id changes, both map to themselves. */
export type Change = {
  /** New paths of files by their present ones, from the root. */
  readonly files: ReadonlyMap<string, string>
  /** New site paths of pages by their present ones. */
  readonly paths: ReadonlyMap<string, string>
  /** An id that changes on the pages with these files and paths, and those of rows that begin with it; null where none does. */
  readonly id: { readonly from: string; readonly to: string; readonly rows: readonly string[] } | null
}

/** The links of a text that have to change, because what they lead to or the text itself moves, with their new destinations. */
export function relink({ entry }: Content, { planned, change }: { planned: PlannedSite; change: Change }) {
  const { site, assets } = planned
  const { file, locale, text } = entry.source
  const own = pathOf(entry, { locale: site.locales.find(({ id }) => id === locale) as Locale, site })
  const newUrl = (url: string): string => {
    const { path, query, hash } = splitUrl(url)
    if (path.startsWith('/')) return newAddress(url, { planned, change })
    if (path === '') return `${query}${newHash(hash, { isThere: change.files.has(file), change })}`
    const [target, ways] =
      path.endsWith('.md') || assets.has(posix.join(posix.dirname(file), decodeSafely(path)))
        ? ([file, change.files] as const)
        : ([own, change.paths] as const)
    const from = posix.dirname(target)
    const to = posix.dirname(ways.get(target) ?? target)
    const goal = posix.join(from, decodeSafely(path)).replace(/(?<=.)\/$/, '')
    const next = relative(path, { before: posix.relative(from, goal), after: posix.relative(to, ways.get(goal) ?? goal) })
    return `${next}${query}${newHash(hash, { isThere: ways.has(goal), change })}`
  }
  return linkDestinations(parseMarkdown(text), text).flatMap((link) => {
    const url = newUrl(link.url)
    return url === link.url ? [] : [{ link, url }]
  })
}

/** A site path with its query and id, as it has to be written after a change. */
export function newAddress(url: string, { planned: { site }, change }: { planned: Pick<PlannedSite, 'site'>; change: Change }): string {
  const { path, query, hash } = splitUrl(url)
  const normal = normalizePath(decodeSafely(path), site.locales)
  // The Markdown of a page lies at its address with `.md`.
  const asMarkdown = [...change.paths].find(([from]) => toMarkdownPath(from) === normal)
  const next = change.paths.get(normal) ?? (asMarkdown === undefined ? normal : toMarkdownPath(asMarkdown[1]))
  return `${next === normal ? path : next}${query}${newHash(hash, { isThere: change.paths.has(normal), change })}`
}

/** A hash after a change. Words to highlight behind the id (`#id:~:text=words`) stay. */
function newHash(hash: string, { isThere, change: { id } }: { isThere: boolean; change: Change }): string {
  const [, written = '', fragment = ''] = /^#(.*?)(:~:.*)?$/s.exec(hash) ?? []
  const own = decodeSafely(written)
  return isThere && id !== null && [id.from, ...id.rows].includes(own) ? `#${id.to}${own.slice(id.from.length)}${fragment}` : hash
}

/** `path` rewritten to lead to `after`; unchanged if that equals `before`. */
function relative(path: string, { before, after }: { before: string; after: string }): string {
  if (before === after) return path
  const dot = after === '' || (path.startsWith('.') && !after.startsWith('.')) ? './' : ''
  return dot + after.replace(/[ %<>()#?]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)
}
