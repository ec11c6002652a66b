import { posix } from 'node:path'
import { fromHref, isSimilar, joinPath, localeOf, nearest, splitUrl } from '@pagewright/model'
import type { Site } from '../config/resolve-site.ts'
import type { PlannedSite } from '../plan/planned-site.ts'
import { resolveSitePath } from '../plan/resolve-references.ts'

/** The most similar path whose last part is similar, too, since a page that was deleted is like none of its neighbors; null for none. */
export function similarPath(path: string, known: readonly string[]): string | null {
  const alike = known.filter((other) => isSimilar(lastOf(path), lastOf(other)))
  // The usual slip is a wrong folder.
  return nearest(path, alike) ?? alike.find((other) => lastOf(other) === lastOf(path)) ?? null
}

/** A hint for the path of something that there is not; null where nothing is similar. */
export function didYouMeanPath(path: string, known: readonly string[]): string | null {
  const similar = similarPath(path, known)
  return similar === null ? null : `Did you mean "${similar}"?`
}

/** The last part of a path, without the ending of a file. That of `guide/index.md` is the folder, as in the page's address. */
function lastOf(path: string): string {
  return /([^/]*?)(?:\/index)?(?:\.\w+)?\/?$/.exec(path)?.[1] ?? ''
}

/** What to write for what is an address elsewhere: the usual slip is to leave out its beginning. */
export function addressElsewhere(url: string): string | null {
  if (/^[\w.+-]+@[\w-]+\.[\w.]+$/.test(url)) return `Begin an e-mail address with mailto: \`mailto:${url}\``
  const isSite = /^(?:www\.|(?:[a-z\d-]+\.)+(?:com|org|net|io|dev|app|cn)(?=[/?#:]|$))/i.test(url)
  return isSite ? 'Begin the address of another site with https://' : null
}

/** What to write for a link that begins with the base of the site, which the build adds; null for another one. */
export function withoutBase(url: string, planned: PlannedSite): string | null {
  const { mount, defaultLocale } = planned.site
  const own = fromHref(mount, url) ?? url
  const { path, ...rest } = splitUrl(own)
  const isThere = own !== url && resolveSitePath(path, { ...rest, locale: defaultLocale, planned }).type === 'page'
  return isThere ? `Write "${own}", because the build adds the base "${mount}"` : null
}

/** The page to which redirects lead from a path that has none any more. A page of another version is not the one that has moved. */
export function movedPage(path: string, { hash, planned }: { hash: string; planned: PlannedSite }): string | null {
  const { plan, routeAt } = planned
  const seen = new Set<string>()
  let to: string | undefined = path
  // They may lead in a circle.
  while (to !== undefined && !seen.has(to)) {
    if (routeAt.has(splitUrl(to).path)) return `The page has moved: link to "${to.includes('#') ? to : to + hash}"`
    seen.add(to)
    to = plan.redirects.find(({ from, isTemporary }) => from === to && !isTemporary)?.to
  }
  return null
}

/** The same for a link to a Markdown file, with the path to write in its place. */
export function movedFile(target: string, { from, hash, planned }: { from: string; hash: string; planned: PlannedSite }): string | null {
  const paths = pathsOfFile(target, planned.site)
  const moved = planned.plan.redirects.find(({ from: old, isTemporary }) => paths.includes(old) && !isTemporary)
  const file = moved === undefined ? null : (planned.routeAt.get(moved.to)?.file ?? null)
  return file === null ? null : `The page has moved: link to "${posix.relative(posix.dirname(from), file)}${hash}"`
}

/** What to do about a link to a page that there is not: the most similar address of a page or a file, or how links are written. */
export function nearestPage(path: string, { site, routeAt, publicFiles }: PlannedSite): string {
  const locale = localeOf(path, site.locales)
  const paths = [...routeAt].flatMap(([own, { page }]) => (page.locale === locale.id ? own : []))
  const similar = similarPath(path, [...paths, ...[...publicFiles].map((file) => `/${file}`)])
  if (similar === null && /\.(?!md$)[a-z\d]{2,5}$/i.test(path)) return 'Put the file beside the text, or into the public folder'
  return similar === null
    ? 'Link to the Markdown file by its relative path: `[text](../guide/index.md)`'
    : `The nearest ${routeAt.has(similar) ? 'page' : 'file'} is "${similar}"`
}

/** Site paths of files whose mistakes keep them from being pages. Those are reported, so links to them need not be. */
export function brokenPaths({ sources, site }: Pick<PlannedSite, 'sources' | 'site'>): ReadonlySet<string> {
  return new Set([...sources].flatMap(([file, content]) => (content === undefined ? pathsOfFile(file, site) : [])))
}

/** The site paths that a content file has by its name, in all locales that show it. A slug in its front matter is not known. */
function pathsOfFile(file: string, site: Site): string[] {
  const [, own = '', ...rest] = file.replace(/(\/index)?\.md$/, '').split('/')
  const locales = site.locales.filter(({ id }) => id === own || own === site.defaultLocale.id)
  return locales.map(({ base }) => joinPath(base, ...sectionPath(rest, site)))
}

function sectionPath([kind = '', ...rest]: readonly string[], site: Site): readonly string[] {
  if (kind === 'pages') return rest
  const version = site.versions.find(({ folder }) => folder === kind)
  if (version !== undefined) return ['docs', version.path, ...rest]
  return kind === 'blog' ? [kind, ...rest.map((name) => name.replace(/^\d{4}-\d{2}-\d{2}-/, ''))] : [kind, ...rest]
}
