import { escapeAttribute, escapeText } from '@pagewright/markdown'
import { absoluteUrl, type PageData } from '@pagewright/model'
import { sitemapFile } from '../plan/made-files.ts'
import { inBatches } from '../workers/run-in-workers.ts'
import type { MachineInput } from './machine-input.ts'
import { type OutputFile, textFile } from './output-file.ts'

type Entry = {
  readonly url: string
  /** ISO day; null when it is unknown. */
  readonly lastmod: string | null
  readonly links: readonly { readonly lang: string; readonly url: string }[]
}

const xml = '<?xml version="1.0" encoding="UTF-8"?>'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
/** The number of pages that the format allows in one file. */
const largest = 50_000

/**
 * Makes the sitemap: every page that search engines may index, with its translations and the day when its text was last changed.
 * A site with more pages than one file may hold gets an index of several sitemaps.
 */
export function sitemap(input: MachineInput): OutputFile[] {
  const entries = toEntries(input)
  if (entries.length <= largest) return [textFile(sitemapFile, toUrlSet(entries))]
  const parts = inBatches(entries, largest).map((chunk, at) => textFile(`sitemap-${at + 1}.xml`, toUrlSet(chunk)))
  const places = parts.map(({ file }) => `<sitemap><loc>${escapeText(absoluteUrl(`/${file}`, input.site))}</loc></sitemap>`)
  return [textFile(sitemapFile, `${xml}<sitemapindex xmlns="${namespace}">${places.join('')}</sitemapindex>`), ...parts]
}

function toEntries({ site, plan }: MachineInput): Entry[] {
  const absolute = (path: string): string => absoluteUrl(path, site)
  const langOf = (id: string): string => site.locales.find((locale) => locale.id === id)?.lang ?? id
  const linksOf = ({ alternates }: PageData): Entry['links'] => {
    if (alternates.length < 2) return []
    const links = alternates.map(({ locale, path }) => ({ lang: langOf(locale), url: absolute(path) }))
    const standard = alternates.find(({ locale }) => locale === site.defaultLocale.id)
    return standard === undefined ? links : [...links, { lang: 'x-default', url: absolute(standard.path) }]
  }
  return plan.routes.flatMap(({ page, file: source }) => {
    if (page.canonical !== page.path) return []
    const lastmod = source === null ? null : (plan.dates.get(source) ?? null)
    return [{ url: absolute(page.path), lastmod, links: linksOf(page) }]
  })
}

function toUrlSet(entries: readonly Entry[]): string {
  const urls = entries.map(({ url, lastmod, links }) => {
    const others = links.map(
      (link) => `<xhtml:link rel="alternate" hreflang="${escapeAttribute(link.lang)}" href="${escapeAttribute(link.url)}"/>`,
    )
    return `<url><loc>${escapeText(url)}</loc>${lastmod === null ? '' : `<lastmod>${lastmod}</lastmod>`}${others.join('')}</url>`
  })
  return `${xml}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`
}
