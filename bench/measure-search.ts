// Measures the search: the bytes that a first query loads, and the time from a key to its results on a processor slowed to a quarter.
// Usage: npm run bench -- --search [--pages 2000] [--runs 5]
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../scripts/chromium.mjs'
import { makeSite } from './make-site.ts'
import { median } from './median.ts'
import { startServer } from './start-server.ts'

const project = fileURLToPath(new URL('..', import.meta.url))
const bin = join(project, 'packages/pagewright/bin/pagewright.mjs')
const slowdown = 4
const { values } = parseArgs({ options: { pages: { type: 'string', default: '2000' }, runs: { type: 'string', default: '5' } } })

type Queries = Readonly<Record<'en' | 'zh-cn', readonly string[]>>
// cspell:ignore midleware valeu
/** On this site: a word, a name, a question, a misspelled word, a common word, a single letter. */
const onSite: Queries = {
  en: ['middleware', 'Response.json', 'how do I read cookies', 'midleware', 'request', 'r'],
  'zh-cn': ['中间件', 'Response.json', '如何处理跨域请求', 'midleware', '请求', '请'],
}
/** On the generated pages, all of which consist of the same few words. */
const onPages: Queries = {
  en: ['middleware', 'value1234', 'how are sessions signed', 'midleware', 'request', 'r'],
  'zh-cn': ['中间件', 'value1234', '如何读取数据', 'valeu1234', '请求', '请'],
}

const executablePath = (await findChromium()) ?? undefined
const browser = await chromium.launch({ ...(executablePath !== undefined && { executablePath }) })
const made = join(project, '.cache/bench', `search-${values.pages}`)
console.log(`${cpus().length} cores, Node.js ${process.versions.node}, Chromium ${browser.version()}, medians of ${values.runs}\n`)
console.log('| site | language | KB of a first query: median, most | ms from key to results: median, most |\n| --- | --- | --- | --- |')
try {
  await measureSite('this site', { root: join(project, 'site'), path: 'docs/guide', queries: onSite })
  if (!existsSync(made)) makeSite(made, { pages: Number(values.pages), theme: 'theme', seed: 1, oneSidebar: true })
  await measureSite(`${values.pages} pages`, { root: made, path: 'docs/page-50', queries: onPages })
} finally {
  await browser.close()
}

type SiteInput = { readonly root: string; readonly path: string; readonly queries: Queries }

async function measureSite(name: string, { root, path, queries }: SiteInput): Promise<void> {
  const { status, stderr } = spawnSync(process.execPath, [bin, 'build', '--root', root], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The build of ${root} exited with code ${status}:\n${stderr}`)
  const server = await startServer([bin, 'serve', '--root', root, '--port', '0'])
  try {
    for (const [locale, own] of Object.entries(queries)) {
      const url = `${server.origin}/${locale === 'en' ? '' : `${locale}/`}${path}`
      const bytes: number[] = []
      for (const query of own) bytes.push(await bytesOfFirst(browser, { url, query }))
      const times = await timesOf(browser, { url, queries: own })
      const both = [bytes, times].map((all) => `${Math.round(median(all))}, ${Math.round(Math.max(...all))}`)
      console.log(`| ${name} | ${locale} | ${both.join(' | ')} |`)
    }
  } finally {
    server.stop()
  }
}

/** Opens the search on a page in a new window. */
async function openSearch(browser: Browser, url: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(url)
  await page.keyboard.press('/')
  await page.getByRole('combobox').waitFor()
  return page
}

/** KB (of 1,000 bytes, after Brotli) of the index files that the first query of a reader loads. */
async function bytesOfFirst(browser: Browser, { url, query }: { url: string; query: string }): Promise<number> {
  const bodies: Promise<Buffer>[] = []
  const page = await openSearch(browser, url)
  page.on('response', (response) => {
    if (/assets\/search-.*\.json$/.test(response.url())) bodies.push(response.body())
  })
  await page.evaluate(ask, query)
  const sum = (await Promise.all(bodies)).reduce((total, body) => total + weigh(body), 0)
  const manifest = await page.evaluate(async () =>
    (await fetch(performance.getEntriesByType('resource').find(({ name }) => name.includes('/_search/'))?.name ?? '')).text(),
  )
  await page.context().close()
  return (sum + weigh(Buffer.from(manifest))) / 1000
}

function weigh(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length
}

/** Milliseconds from a key to the results of each query, once its files are loaded. */
async function timesOf(browser: Browser, { url, queries }: { url: string; queries: readonly string[] }): Promise<number[]> {
  const page = await openSearch(browser, url)
  for (const query of queries) await page.evaluate(ask, query)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const times: number[] = []
  for (const query of queries) {
    const tries: number[] = []
    for (let run = 0; run < Number(values.runs); run++) {
      await page.getByRole('combobox').fill('')
      tries.push(await page.evaluate(ask, query))
    }
    times.push(median(tries))
  }
  await page.context().close()
  return times
}

/** Runs in the page: types a query. Resolves to the milliseconds until its results are in the document. */
async function ask(query: string): Promise<number> {
  const field = document.querySelector<HTMLInputElement>('dialog input')
  const list = document.querySelector('[role=listbox]')
  if (field === null || list === null) throw new Error('The search is not open')
  const start = performance.now()
  const shown = new Promise<number>((resolve) => {
    new MutationObserver(() => {
      if (list.querySelector('a') !== null && list.getAttribute('aria-busy') === 'false') resolve(performance.now() - start)
    }).observe(list, { subtree: true, childList: true, attributes: true })
  })
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, query)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return shown
}
