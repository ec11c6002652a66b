import { escapeAttribute, escapeText } from '@pagewright/markdown'
import { absoluteUrl } from '@pagewright/model'
import { sitemapFile } from '../plan/made-files.ts'
import type { Route } from '../plan/route.ts'
import { inBatches } from '../workers/run-in-workers.ts'
import type { MachineInput } from './machine-input.ts'
import { type OutputFile, textFile } from './output-file.ts'

const xml = '<?xml version="1.0" encoding="UTF-8"?>'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const largest = 50_000

/** Makes the sitemap: the pages for search engines, with translations and days of change. An index lists several if one is too small. */
export function sitemap(input: MachineInput): OutputFile[] {
  const urls = input.plan.routes.flatMap((route) => (route.page.canonical === route.page.path ? [toUrl(route, input)] : []))
  if (urls.length <= largest) return [textFile(sitemapFile, toUrlSet(urls))]
  const parts = inBatches(urls, largest).map((chunk, at) => textFile(`sitemap-${at + 1}.xml`, toUrlSet(chunk)))
  const places = parts.map(({ file }) => `<sitemap><loc>${escapeText(absoluteUrl(`/${file}`, input.site))}</loc></sitemap>`)
  return [textFile(sitemapFile, `${xml}<sitemapindex xmlns="${namespace}">${places.join('')}</sitemapindex>`), ...parts]
}

/** The entry of a page, with the addresses of its translations if it has any. */
function toUrl({ page: { path, alternates }, file }: Route, { site, plan }: MachineInput): string {
  const lastmod = file === null ? undefined : plan.dates.get(file)
  const langOf = (id: string): string => site.locales.find((locale) => locale.id === id)?.lang ?? id
  const standard = alternates
    .filter(({ locale }) => locale === site.defaultLocale.id)
    .map((link) => ({ lang: 'x-default', path: link.path }))
  const links = alternates.length < 2 ? [] : [...alternates.map((link) => ({ lang: langOf(link.locale), path: link.path })), ...standard]
  const others = links.map((link) => {
    const href = escapeAttribute(absoluteUrl(link.path, site))
    return `<xhtml:link rel="alternate" hreflang="${escapeAttribute(link.lang)}" href="${href}"/>`
  })
  const changed = lastmod === undefined ? '' : `<lastmod>${lastmod}</lastmod>`
  return `<url><loc>${escapeText(absoluteUrl(path, site))}</loc>${changed}${others.join('')}</url>`
}

function toUrlSet(urls: readonly string[]): string {
  return `${xml}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`
}
