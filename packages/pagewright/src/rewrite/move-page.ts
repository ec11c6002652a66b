import { posix } from 'node:path'
import { linkDestinations, parseMarkdown } from '@pagewright/markdown'
import { createProblemList, decodeSafely, normalizePath, splitUrl } from '@pagewright/model'
import type { Prepared } from '../build.ts'
import type { Site } from '../config/resolve-site.ts'
import { type Entry, loadEntry } from '../content/entry.ts'
import type { Content } from '../content/load-content.ts'
import { contentFolder } from '../content/scan.ts'
import { pathOf } from '../plan/library.ts'
import { fileOf, filesOf, readAddress, textsOf } from './page-of.ts'
import type { Rewrite } from './plan-rewrite.ts'

/** Moves a page in all locales, to a site path without a locale or to a file. Returns a message where that is not possible. */
export function movePage(page: Content, { address, prepared }: { address: string; prepared: Prepared }): Rewrite | string {
  const { site, planned } = prepared
  const to = readAddress(address, site)
  const { entry } = page
  const own = pathOf(entry, { locale: site.defaultLocale, site })
  if (own === '/') return 'The home page cannot move'
  const base = entry.slug === '' ? `${own}/` : own.slice(0, own.length - entry.slug.length)
  const name = newName(to, { entry, base, site })
  if (name === null) return `A ${entry.kind} can only move to an address below "${base}", such as "${base}new-name", and "${to}" is not one`
  const problems = createProblemList()
  const moved = loadEntry({ ...entry.source, file: fileOf({ ...entry.source, name }), name }, problems)
  if (moved === null)
    return problems
      .all()
      .map(({ message, hint }) => `"${to}" cannot be its path. ${message}. ${hint}`)
      .join('\n')
  const files = new Map(
    filesOf(page, prepared).map((file, index) => [file, fileOf({ ...entry.source, locale: site.locales[index]?.id ?? '', name })]),
  )
  for (const [from, target] of picturesOf(page, { files, prepared })) files.set(from, target)
  const taken = [...files].find(([from, target]) => from === target || planned.sources.has(target) || planned.assets.has(target))
  if (taken !== undefined) return taken[0] === taken[1] ? `The page is at "${to}" already` : `There is a file ${taken[1]} already`
  const paths = new Map(site.locales.map((locale) => [pathOf(entry, { locale, site }), pathOf(moved, { locale, site })]))
  const target = paths.get(own) ?? own
  if (target === own && !to.endsWith('.md'))
    return entry.slug === entry.id
      ? `The page is at "${own}" already. To move only its file, name the file`
      : `The address of the page is the \`slug\` in its front matter: change it there, or name a file to move only the file`
  if (target !== own && planned.routeAt.has(target)) return `There is a page at "${target}" already`
  if (target === own) paths.clear()
  return {
    files,
    paths,
    id: null,
    edits: new Map(),
    doc: entry.kind === 'doc' ? { from: entry.id, to: moved.id } : null,
    // Addresses that differ in upper and lower case alone would be one file on many disks.
    redirect: target.toLowerCase() === own.toLowerCase() ? null : { from: own, to: target },
  }
}

/** The path of a text's file below the folder of its kind; null for a path outside of it. `base` is where addresses of the kind begin. */
function newName(
  to: string,
  { entry: { kind, source }, base, site }: { entry: Entry; base: string; site: Pick<Site, 'locales'> },
): string | null {
  const [, ofFile = null] = new RegExp(`^(?:.*/)?${contentFolder}/[^/]+/${source.kind}/(.+\\.md)$`).exec(to) ?? []
  if (ofFile !== null || to.endsWith('.md')) return ofFile
  const locale = site.locales.find((other) => other.base !== '/' && normalizePath(to, []).startsWith(other.base))
  const path = normalizePath(normalizePath(to, []).slice(locale === undefined ? 0 : locale.base.length - 1), [])
  if (!path.startsWith(base) || path === base) return null
  const rest = path.slice(base.length)
  if (kind === 'page' && /^(?:docs|blog)(?:\/|$)/.test(rest)) return null
  const day = kind === 'post' ? (/^\d{4}-\d{2}-\d{2}-/.exec(source.name)?.[0] ?? '') : ''
  return `${day}${rest}${/(^|\/)index\.md$/.test(source.name) ? '/index.md' : '.md'}`
}

/** Pictures beside the texts of a page, or in folders below, that no other text uses: they move along. */
function picturesOf(page: Content, { files, prepared }: { files: ReadonlyMap<string, string>; prepared: Prepared }): [string, string][] {
  const { planned } = prepared
  const assetsOf = (content: Content): string[] => {
    const { file, text } = content.entry.source
    const paths = linkDestinations(parseMarkdown(text), text).map(({ url }) => splitUrl(url).path)
    const inFolder = paths.map((path) => posix.normalize(posix.join(posix.dirname(file), decodeSafely(path))))
    return inFolder.filter((asset) => planned.assets.has(asset))
  }
  const texts = textsOf(page, prepared)
  const usedByOthers = new Set(planned.contents.filter((content) => !texts.includes(content)).flatMap(assetsOf))
  return texts.flatMap((content) => {
    const { file } = content.entry.source
    const [from, to] = [posix.dirname(file), posix.dirname(files.get(file) ?? file)]
    const beside = assetsOf(content).filter((asset) => asset.startsWith(`${from}/`) && !usedByOthers.has(asset))
    return from === to ? [] : beside.map((asset): [string, string] => [asset, `${to}${asset.slice(from.length)}`])
  })
}
