import { readdirSync } from 'node:fs'
import { mapArticles, type PagePayload, toDataFile, toHref } from '@pagewright/model'
import { type ReadPage, readPage } from './read-page.ts'
import type { ServedSite } from './served-site.ts'

/** What a crawl has found. */
export type Crawl = {
  /** Documents by their URL path, without those that redirect. */
  readonly pages: ReadonlyMap<string, ReadPage>
  /** URL paths that can be reached by links from the home pages. */
  readonly linked: ReadonlySet<string>
  readonly faults: readonly string[]
}

type Answer = { readonly status: number; readonly type: string; readonly location: string | null; readonly text: string }

/** Fetches every page of a built site from its server, and checks all addresses that the pages name. */
export async function crawl(served: ServedSite): Promise<Crawl> {
  const { site, origin } = served
  const faults: string[] = []
  const answers = new Map<string, Promise<Answer>>()
  const get = (path: string): Promise<Answer> => {
    const answer = answers.get(path) ?? fetchAnswer(origin + path)
    answers.set(path, answer)
    return answer
  }
  const pages = new Map<string, ReadPage>()
  for (const path of documentPaths(served)) {
    const { status, type, location, text } = await get(path)
    if (location !== null) {
      if ((await get(location)).status !== 200) faults.push(`${path} leads on to ${location}, which is not there`)
      continue
    }
    if (status !== (path.endsWith('/404') ? 404 : 200) || !type.startsWith('text/html'))
      faults.push(`${path} is answered with ${status} ${type}`)
    const page = readPage(text)
    pages.set(path, page)
    faults.push(
      ...pageFaults(page).map((fault) => `${path} ${fault}`),
      ...(await dataFaults(page, { get, html: text, mount: site.mount })).map((fault) => `${path} ${fault}`),
    )
  }
  const links = new Map<string, string[]>()
  for (const [path, { addresses }] of pages) {
    for (const { url, by } of addresses) {
      const target = new URL(url.startsWith(site.url) ? url.slice(site.url.length) : url, origin + path)
      if (target.origin !== origin) {
        if (!/^(https:|mailto:|tel:)/.test(url) || by !== 'a') faults.push(`${path} names ${url} (${by}), which lies elsewhere`)
        continue
      }
      const own = decodeURI(target.pathname)
      if (by === 'a') links.set(path, [...(links.get(path) ?? []), own])
      const fault = await addressFault(target, { pages, get, own })
      if (fault !== null) faults.push(`${path} names ${url} (${by}), ${fault}`)
    }
  }
  const starts = site.locales.map(({ base }) => toHref(site.mount, base))
  return { pages, linked: reach(starts, links), faults: [...new Set(faults)] }
}

/** URL paths of the documents in the output folder. */
function documentPaths({ out, site }: ServedSite): string[] {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  return files
    .map((file) =>
      toHref(
        site.mount,
        `/${file
          .replaceAll('\\', '/')
          .replace(/(^|\/)index\.html$/, '$1')
          .replace(/\.html$/, '')}`,
      ),
    )
    .sort()
}

async function fetchAnswer(url: string): Promise<Answer> {
  const response = await fetch(encodeURI(url), { redirect: 'manual', headers: { accept: 'text/html,*/*' } })
  const { status, headers } = response
  return { status, type: headers.get('content-type') ?? '', location: headers.get('location'), text: await response.text() }
}

function pageFaults({ lang, title, headings, ids, silentImages, payload }: ReadPage): string[] {
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
  return [
    ...(lang === '' ? ['has no language'] : []),
    ...(title.trim() === '' ? ['has no title'] : []),
    ...(payload !== null && headings !== 1 ? [`has ${headings} headings of the first level`] : []),
    ...twice.map((id) => `has the id "${id}" twice`),
    ...silentImages.map((src) => `shows ${src} without a text`),
  ]
}

/** Faults of a page's data: a missing file, or an article that differs from that in the document. */
async function dataFaults(
  { payload }: ReadPage,
  { get, html, mount }: { get: (path: string) => Promise<Answer>; html: string; mount: string },
): Promise<string[]> {
  if (payload === null) return []
  const { page, shared, entry } = payload as PagePayload & { readonly entry: { readonly src: string } }
  const faults: string[] = []
  for (const url of [entry.src, shared.site, shared.sidebar]) {
    if (url !== null && (await get(url)).status !== 200) faults.push(`needs ${url}, which is not there`)
  }
  const data = await get(toHref(mount, `/${toDataFile(page.path)}`))
  if (data.status !== 200 || !data.type.startsWith('application/json')) return [...faults, `has no data file: ${data.status} ${data.type}`]
  mapArticles((JSON.parse(data.text) as PagePayload).page, (article, index) => {
    if (!html.includes(article.html)) faults.push(`shows another article ${index} than its data file`)
    return ''
  })
  return faults
}

type Lookup = { readonly pages: ReadonlyMap<string, ReadPage>; readonly get: (path: string) => Promise<Answer>; readonly own: string }

/** What is wrong with an address of the site; null when it exists and does not redirect. */
async function addressFault({ hash }: URL, { pages, get, own }: Lookup): Promise<string | null> {
  const page = pages.get(own)
  if (page === undefined) {
    const { status } = await get(own)
    return status === 200 ? null : `which is answered with ${status}`
  }
  if (page.payload === null) return 'which only leads on'
  const id = decodeURIComponent(hash.slice(1))
  // Ids have no equals sign. With one, a hash holds names and values for a script of the page.
  return id === '' || id.includes('=') || page.ids.includes(id) ? null : 'which has no such anchor'
}

function reach(starts: readonly string[], links: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set<string>()
  const waiting = [...starts]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue
    reached.add(path)
    waiting.push(...(links.get(path) ?? []))
  }
  return reached
}
