// Compares what the search of this site finds with Pagefind and MiniSearch on the same pages, by the golden queries.
// Usage: node --import tsx bench/compare-search.ts <folder of a build> <folder in which npm has installed pagefind and minisearch>
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { findChromium } from '../scripts/chromium.mjs'
import { type GoldenQuery, goldenQueries } from '../tests/search/golden.ts'
import { measureRecall } from '../tests/search/measure-recall.ts'
import { startServer } from './start-server.ts'

type PageText = {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly sections: readonly (readonly [id: string, heading: string, text: string])[]
}
type Locale = GoldenQuery['locale']
type Find = (query: string) => Promise<readonly string[]>

const [dist = '', peers = ''] = process.argv.slice(2).map((folder) => resolve(folder))
const project = fileURLToPath(new URL('..', import.meta.url))
const scratch = join(project, '.cache/bench/pagefind')
const locales: readonly Locale[] = ['en', 'zh-cn']
const baseOf = (locale: Locale): string => (locale === 'en' ? '/' : `/${locale}/`)
const readJson = async <T>(url: string): Promise<T> => JSON.parse(readFileSync(join(dist, url), 'utf8')) as T
const most = 8

/** The texts of the pages that the search of the site knows. */
async function pagesOf(locale: Locale): Promise<PageText[]> {
  const { texts } = await readJson<{ texts: string }>(`_search/${locale}.json`)
  const pages = await Promise.all((texts.match(/.{10}/g) ?? []).map((name) => readJson<PageText>(`assets/search-${name}.json`)))
  return pages.map((page) => ({ ...page, path: page.path.replace(baseOf(locale), '') }))
}

async function openOurs(locale: Locale): Promise<Find> {
  // Imported by a variable, because its code is type-checked with the browser's types.
  const module = '../packages/search/src/index.ts'
  const { openSearch } = await import(module)
  const search = openSearch({ id: locale }, { mount: '/' }, { load: readJson, forget: () => {} })
  return async (query) => {
    const { hits } = await search.find(query, { most, signal: new AbortController().signal })
    return hits.map(({ path }: PageText) => path.replace(baseOf(locale), ''))
  }
}

/** MiniSearch as its documentation recommends: prefixes, a fuzziness of 0.2, titles count double. Words are those of `Intl.Segmenter`. */
async function openMiniSearch(locale: Locale): Promise<Find> {
  const { default: MiniSearch } = await import(createRequire(join(peers, 'package.json')).resolve('minisearch'))
  const segmenter = new Intl.Segmenter(locale === 'en' ? 'en' : 'zh', { granularity: 'word' })
  const tokenize = (text: string): string[] =>
    [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []))
  const index = new MiniSearch({
    idField: 'path',
    fields: ['title', 'headings', 'description', 'text'],
    ...(locale === 'zh-cn' && { tokenize }),
    searchOptions: { prefix: true, fuzzy: 0.2, boost: { title: 2 } },
  })
  const pages = await pagesOf(locale)
  index.addAll(
    pages.map(({ path, title, description, sections }) => ({
      path,
      title,
      description,
      headings: sections.map(([, heading]) => heading).join('\n'),
      text: sections.map(([, , text]) => text.replaceAll('\u007f', '')).join('\n'),
    })),
  )
  return async (query) => index.search(query).map(({ id }: { id: string }) => id)
}

/** Makes the index of Pagefind for the articles of the same pages, and asks it in a browser, because it runs nowhere else. */
async function openPagefind(): Promise<{ find: (locale: Locale) => Promise<Find>; close: () => Promise<void> }> {
  rmSync(scratch, { recursive: true, force: true })
  for (const locale of locales) {
    for (const { path } of await pagesOf(locale)) {
      const file = `${baseOf(locale)}${path || 'index'}.html`
      mkdirSync(dirname(join(scratch, file)), { recursive: true })
      cpSync(join(dist, file), join(scratch, file))
    }
  }
  const bin = join(peers, 'node_modules/.bin/pagefind')
  const { status, stdout } = spawnSync(bin, ['--site', scratch, '--root-selector', 'main'], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`Pagefind exited with code ${status}:\n${stdout}`)
  const server = await startServer(['--import', 'tsx', join(project, 'bench/serve-folder.ts'), scratch])
  const browser = await chromium.launch({ executablePath: (await findChromium()) ?? undefined })
  return {
    find: async (locale) => {
      const page = await (await browser.newContext({ bypassCSP: true })).newPage()
      await page.goto(`${server.origin}${baseOf(locale)}docs/guide.html`)
      return async (query) => {
        const urls = await page.evaluate(
          async ({ text, limit }) => {
            const module = '/pagefind/pagefind.js'
            const { search } = await import(module)
            const { results } = await search(text)
            return Promise.all(
              results.slice(0, limit).map(async (result: { data(): Promise<{ url: string }> }) => (await result.data()).url),
            )
          },
          { text: query, limit: most },
        )
        return urls.map((url: string) =>
          url
            .replace(/(\/?index)?\.html$/, '')
            .replace(baseOf(locale).replace(/\/$/, ''), '')
            .replace(/^\//, ''),
        )
      }
    },
    close: async () => {
      await browser.close()
      server.stop()
    },
  }
}

const pagefind = await openPagefind()
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
console.log('| queries | search | right page first | among the first 8 |\n| --- | --- | --- | --- |')
for (const locale of locales) {
  const searches = { ours: await openOurs(locale), MiniSearch: await openMiniSearch(locale), Pagefind: await pagefind.find(locale) }
  for (const isMisspelled of [false, true]) {
    const queries = goldenQueries.filter((query) => query.locale === locale && query.isMisspelled === isMisspelled)
    for (const [name, find] of Object.entries(searches)) {
      const { first, found } = await measureRecall(queries, find)
      console.log(
        `| ${queries.length} ${isMisspelled ? 'misspelled' : 'right'}, ${locale} | ${name} | ${percent(first)} | ${percent(found)} |`,
      )
    }
  }
}
await pagefind.close()
