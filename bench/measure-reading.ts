// Measures how fast pages are to read, in comparison with bare pages of the same content. The contestants take turns.
// Usage: npm run bench -- --reading [--pages 100,1000] [--runs 5] [--beside <name>=<folder>]
import { spawnSync } from 'node:child_process'
import { cpus } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { findChromium } from '../scripts/chromium.mjs'
import { type Browser, launchBrowser } from './browser.ts'
import { makeSite } from './make-site.ts'
import { type EarlyClick, findFirstLink, measureEarlyClick, type Point } from './measure-early-click.ts'
import { type Load, measureLoad } from './measure-load.ts'
import { measureNextPage, type NextPage } from './measure-next-page.ts'
import { type Contestant, growthTable, readingTable } from './reading-tables.ts'
import { startServer } from './start-server.ts'

const project = fileURLToPath(new URL('..', import.meta.url))
const bin = join(project, 'packages/pagewright/bin/pagewright.mjs')
const path = '/docs/page-50'

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '100,1000' },
    runs: { type: 'string', default: '5' },
    /** The output of another generator for the same Markdown: a name, and the folder that contains `docs/page-50.html`. */
    beside: { type: 'string', multiple: true, default: [] },
  },
})
const runs = Number(values.runs)
const sizes = values.pages.split(',').map(Number)
if (sizes.some((pages) => !(pages >= 50))) throw new Error(`--pages takes numbers from 50 on, because the page ${path} is measured`)

const executable = await findChromium()
if (executable === null) throw new Error('There is no Chromium, and none could be installed')
const browser = await launchBrowser(executable)
try {
  const { length: cores } = cpus()
  console.log(`${cores} cores, Node.js ${process.versions.node}, ${browser.version}, medians of ${runs}; the page ${path}`)
  const growth: { readonly pages: number; readonly contestants: readonly Contestant[] }[] = []
  for (const pages of sizes) {
    const contestants = await measureSite(browser, pages)
    console.log(`\n${pages} pages × 2 locales, all in one sidebar\n\n${readingTable(contestants)}`)
    growth.push({ pages, contestants })
  }
  console.log(`\n${growthTable(growth)}`)
} finally {
  await browser.close()
}

/** Makes and builds a site of that many pages, and measures it in turn with its bare pages and the sites of `--beside`. */
async function measureSite(browser: Browser, pages: number): Promise<Contestant[]> {
  const site = join(project, '.cache/bench', `reading-${pages}`)
  const bare = join(project, '.cache/bench', `reading-${pages}-plain`)
  makeSite(site, { pages, theme: 'theme', seed: 1, oneSidebar: true })
  run([bin, 'build', '--root', site])
  run([join(project, 'bench/plain.mjs'), site, bare])
  const served = (folder: string): string[] => ['--import', 'tsx', join(project, 'bench/serve-folder.ts'), folder]
  const others = values.beside.map((text) => text.split('=')).map(([name = '', folder = '']) => ({ name, args: served(resolve(folder)) }))
  const contestants = [
    { name: 'Pagewright', args: [bin, 'serve', '--root', site, '--port', '0'] },
    { name: 'plain', args: served(join(bare, 'en')) },
    ...others,
  ].map((contestant) => ({
    ...contestant,
    loads: [] as Load[],
    cold: [] as NextPage[],
    hovered: [] as NextPage[],
    early: [] as EarlyClick[],
  }))
  const servers = await Promise.all(contestants.map(({ args }) => startServer(args)))
  const urls = servers.map(({ origin }) => `${origin}${path}`)
  try {
    const links = await Promise.all(urls.map((url) => findFirstLink(browser, url)))
    for (let turn = 0; turn < runs; turn++) {
      for (const [index, { loads, cold, hovered, early }] of contestants.entries()) {
        const url = urls[index] as string
        loads.push(await measureLoad(browser, url))
        cold.push(await measureNextPage(browser, { url, hovered: false }))
        hovered.push(await measureNextPage(browser, { url, hovered: true }))
        early.push(await measureEarlyClick(browser, { url, link: links[index] as Point }))
      }
    }
  } finally {
    for (const server of servers) server.stop()
  }
  return contestants
}

function run(args: readonly string[]): void {
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${args.join(' ')} exited with code ${status}:\n${stderr}`)
}
