import { absoluteUrl, type PageData } from '@pagewright/model'
import { hash } from '../cache/hash.ts'
import { sitemapFile } from '../plan/made-files.ts'
import type { MachineInput } from './machine-input.ts'
import type { OutputFile } from './output-file.ts'

type Entry = { readonly url: string; readonly lastmod?: string; readonly links: readonly { readonly lang: string; readonly url: string }[] }

/** The number of pages that the format allows in one file. */
const largest = 50_000

/**
 * Makes the sitemap: every page that search engines may index, with its translations and the day when its text was last changed.
 * A site with more pages than one file may hold gets an index of several sitemaps.
 */
export function sitemap(input: MachineInput): OutputFile[] {
  const entries = toEntries(input)
  const chunks = Array.from({ length: Math.max(1, Math.ceil(entries.length / largest)) }, (_, at) =>
    entries.slice(at * largest, (at + 1) * largest),
  )
  const [only] = chunks
  if (chunks.length === 1) return [file(sitemapFile, only ?? [])]
  const parts = chunks.map((chunk, at) => file(`sitemap-${at + 1}.xml`, chunk))
  const urls = parts.map((part) => absoluteUrl(`/${part.file}`, input.site))
  const index: OutputFile = {
    type: 'made',
    file: sitemapFile,
    key: hash(JSON.stringify(urls)),
    make: async () => {
      const { SitemapIndexStream, streamToPromise } = await import('sitemap')
      const stream = new SitemapIndexStream()
      for (const url of urls) stream.write({ url })
      stream.end()
      return streamToPromise(stream)
    },
  }
  return [index, ...parts]
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
    const day = source === null ? undefined : plan.dates.get(source)
    return [{ url: absolute(page.path), ...(day === undefined ? {} : { lastmod: day }), links: linksOf(page) }]
  })
}

function file(name: string, entries: readonly Entry[]): OutputFile {
  const make = async (): Promise<Uint8Array> => {
    const { SitemapStream, streamToPromise } = await import('sitemap')
    const stream = new SitemapStream({ xmlns: { news: false, xhtml: true, image: false, video: false }, lastmodDateOnly: true })
    const done = streamToPromise(stream)
    for (const { links, ...entry } of entries) stream.write({ ...entry, links: [...links] })
    stream.end()
    return done
  }
  return { type: 'made', file: name, key: hash(JSON.stringify(entries)), make }
}
