import { readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { escapeAttribute, escapeText, type Resolved, type SectionNote } from '@pagewright/markdown'
import { formatMessage, type Locale, type PageData, toHref } from '@pagewright/model'
import { hash } from '../cache/hash.ts'
import { readImageSize } from '../content/image-size.ts'
import { pathOf } from '../plan/library.ts'
import type { ArticleSource, Route } from '../plan/page-base.ts'
import type { PlannedSite } from '../plan/planned-site.ts'
import { type Resolution, resolveReference } from '../plan/resolve-references.ts'
import type { PageIslands } from './render-islands.ts'
import type { ArticleJob, RenderJob } from './render-page.ts'

/**
 * Makes a job of each route, with the final addresses of its references, and lists the assets that its texts use: where each is copied to,
 * and the absolute path of its file. Reads the assets, and throws what the file system throws if one has vanished.
 */
export function createJobs(
  routes: readonly Route[],
  { root, planned, islands }: { root: string; planned: PlannedSite; islands: PageIslands },
) {
  const { mount, locales } = planned.site
  const assets = new Map<string, UsedAsset>()
  const assetOf = (file: string): UsedAsset => {
    const asset = assets.get(file) ?? toAsset(root, file)
    assets.set(file, asset)
    return asset
  }
  const toResolved = (resolution: Resolution): Resolved => {
    if (resolution.type === 'external') return { url: resolution.url }
    if (resolution.type === 'page') return { url: encodePath(toHref(mount, resolution.path)) + resolution.query + resolution.hash }
    if (resolution.type !== 'asset') return null
    const { path, size } = assetOf(resolution.file)
    return { url: encodePath(toHref(mount, path)), size }
  }
  const jobs = routes.map(({ page, articles, sidebarKey }): RenderJob => {
    const locale = locales.find(({ id }) => id === page.locale) as Locale
    const toArticle = (article: ArticleSource, index: number): ArticleJob => {
      const { content, part } = article
      return {
        bodyKey: content.compiled.bodyKey,
        part,
        resolved: content.compiled.references.map((reference) => toResolved(resolveReference(reference, { content, locale, planned }))),
        islands: islands.get(page.path)?.[index] ?? [],
        notes: translationNotes(article, { page, locale, planned }),
      }
    }
    return { page, sidebarKey, articles: articles.map(toArticle) }
  })
  return { jobs, assets: [...assets.values()].flatMap(({ copy }) => (copy === null ? [] : [copy])) }
}

type UsedAsset = {
  /** Site path. */
  readonly path: string
  readonly size: ReturnType<typeof readImageSize>
  /** The file to write; null for an asset of the public folder, which is copied as a whole. */
  readonly copy: AssetCopy | null
}

/** A file to write: its path below the output folder, the absolute path of the asset, and the hash of its bytes. */
type AssetCopy = { readonly file: string; readonly from: string; readonly key: string }

/** An asset of the content (a path from the root) gets a name with the hash of its bytes: `assets/order-1a2b3c4d5e.png`. */
function toAsset(root: string, file: string): UsedAsset {
  const from = join(root, file)
  const size = readImageSize(from)
  if (file.startsWith('public/')) return { path: `/${file.slice('public/'.length)}`, size, copy: null }
  const key = hash(readFileSync(from))
  const extension = extname(file)
  // Without what is special in an address or in a file system. Names that become equal are told apart by the hash.
  const plain = Array.from(
    basename(file, extension)
      .normalize('NFC')
      .replace(/[^\p{L}\p{N}._~-]+/gu, '-'),
  )
  const name = `assets/${plain.slice(0, 50).join('')}-${key.slice(0, 10)}${extension}`
  return { path: `/${name}`, size, copy: { file: name, from, key } }
}

/** Percent-encodes a path. Unlike `encodeURI`, it also encodes what would begin a query or a hash. */
function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent)
}

type NotesInput = { readonly page: PageData; readonly locale: Locale; readonly planned: PlannedSite }

/** Notes for readers of a translation that link to the original: at outdated sections, and at the end for missing ones, with their ids. */
function translationNotes({ content, part }: ArticleSource, { page, locale, planned }: NotesInput): SectionNote[] {
  const { site, plan } = planned
  const translation = plan.translations.get(content.entry.source.file)
  if (translation === undefined || part !== 'html') return []
  const { defaultLocale } = site
  const { behind, missing } = translation
  const messages: Readonly<Record<string, string>> = site.messages[locale.id] ?? {}
  const path = toHref(site.mount, encodeURI(pathOf(translation.original.entry, { locale: defaultLocale, site })))
  const link = (text: string, { id, attributes = '' }: { id: string; attributes?: string }): string => {
    const href = escapeAttribute(`${path}${id === '' ? '' : `#${encodeURIComponent(id)}`}`)
    return `<a${attributes} href="${href}" hreflang="${escapeAttribute(defaultLocale.lang)}">${escapeText(text)}</a>`
  }
  const note = (key: string, values: Readonly<Record<string, string>>): string =>
    `<p class="behind" role="note">${formatMessage(escapeText(messages[key] ?? ''), values)}</p>\n`
  const behindNote = (id: string): string => note('translation.behind', { original: link(messages['translation.original'] ?? '', { id }) })
  const dir = locale.dir === defaultLocale.dir ? '' : ' dir="auto"'
  const lang = ` lang="${escapeAttribute(defaultLocale.lang)}"${dir}`
  const links = missing.map(({ id, text }) => link(text, { id, attributes: ` id="${escapeAttribute(id)}"${lang}` }))
  const sections = new Intl.ListFormat(locale.lang).format(links)
  const isHome = page.type === 'home'
  // A site decides what its home page shows of its text, so there all is said at the start, and of the whole page.
  const outdated = isHome ? behind.slice(0, 1).map(() => ({ id: '', heading: null })) : behind
  return [
    ...outdated.map(({ id, heading }) => ({ place: heading ?? ('start' as const), html: behindNote(id) })),
    ...(links.length === 0
      ? []
      : [{ place: isHome ? ('start' as const) : ('end' as const), html: note('translation.missing', { sections }) }]),
  ]
}
