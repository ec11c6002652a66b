import { escapeAttribute, escapeText } from '@pagewright/markdown'
import { absoluteUrl } from '@pagewright/model'
import { sitemapFile } from '../plan/file-names.ts'
import type { Route } from '../plan/page-base.ts'
import type { GeneratedInput } from './generated-input.ts'
import { type OutputFile, readyFile } from './output-file.ts'

/** Makes the sitemap: the pages for search engines, with translations and days of change. */
export function sitemap(input: GeneratedInput): OutputFile {
  const urls = input.plan.routes.flatMap((route) => (route.page.canonical === route.page.path ? [toUrl(route, input)] : []))
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return readyFile(sitemapFile, `<?xml version="1.0" encoding="UTF-8"?><urlset ${namespaces}>${urls.join('')}</urlset>`)
}

/** The entry of a page, with the addresses of its translations if it has any. */
function toUrl({ page: { path, alternates }, file }: Route, { site, plan }: GeneratedInput): string {
  const lastmod: string | undefined = file === null ? undefined : plan.dates.get(file)
  const langOf = (id: string): string => site.locales.find((locale) => locale.id === id)?.lang ?? id
  const standard = alternates
    .filter(({ locale }) => locale === site.defaultLocale.id)
    .map((link) => ({ lang: 'x-default', path: link.path }))
  const links = [...alternates.map((link) => ({ lang: langOf(link.locale), path: link.path })), ...standard]
  const others = links.map((link) => {
    const href = escapeAttribute(absoluteUrl(link.path, site))
    return `<xhtml:link rel="alternate" hreflang="${escapeAttribute(link.lang)}" href="${href}"/>`
  })
  const changed = lastmod === undefined ? '' : `<lastmod>${lastmod}</lastmod>`
  return `<url><loc>${escapeText(absoluteUrl(path, site))}</loc>${changed}${others.join('')}</url>`
}
