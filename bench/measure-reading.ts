// Measures reading beside bare pages, turn by turn on the same content. Usage: npm run bench -- --reading [--pages 100,1000] [--runs 5]
import { spawnSync } from 'node:child_process'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../scripts/chromium.mjs'
import { makeSite } from './make-site.ts'
import { measureLoad } from './measure-load.ts'
import { measureNextPage } from './measure-next-page.ts'
import { growthTable, type Reading, readingTable } from './reading-tables.ts'
import { startServer } from './start-server.ts'

const project = fileURLToPath(new URL('..', import.meta.url))
const bin = join(project, 'generator/bin/pagewright.mjs')
const path = '/docs/page-50'

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '100,1000' },
    runs: { type: 'string', default: '5' },
  },
})
const runs = Number(values.runs)
const sizes = values.pages.split(',').map(Number)
if (sizes.some((pages) => !(pages >= 50))) throw new Error(`The page that is read is ${path}: --pages are numbers from 50 on`)

const executablePath = await findChromium()
if (executablePath === null) throw new Error('There is no Chromium, and none could be installed')
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
try {
  const { length: cores } = cpus()
  console.log(`${cores} cores, Node.js ${process.versions.node}, Chromium ${browser.version()}, medians of ${runs}; the page ${path}`)
  const growth: { readonly pages: number; readonly ours: Reading; readonly plain: Reading }[] = []
  for (const pages of sizes) {
    const [ours, plain] = await measureSite(browser, pages)
    console.log(`\n${pages} pages × 2 locales, all in one sidebar\n\n${readingTable(ours, plain)}`)
    growth.push({ pages, ours, plain })
  }
  console.log(`\n${growthTable(growth)}`)
} finally {
  await browser.close()
}

type Notes = { -readonly [Key in keyof Reading]: Reading[Key][number][] }

/** Makes and builds a site of that many pages, and reads it and its bare pages in turn. */
async function measureSite(browser: Browser, pages: number): Promise<[ours: Reading, plain: Reading]> {
  const site = join(project, '.cache/bench', `reading-${pages}`)
  const bare = join(project, '.cache/bench', `reading-${pages}-plain`)
  makeSite(site, { pages, theme: 'site', seed: 1, oneSidebar: true })
  run([bin, 'build', '--root', site])
  run([join(project, 'bench/plain.mjs'), site, bare])
  const servers = [
    await startServer([bin, 'serve', '--root', site, '--port', '0']),
    await startServer(['--import', 'tsx', join(project, 'bench/serve-plain.ts'), join(bare, 'en')]),
  ] as const
  const empty = (): Notes => ({ loads: [], cold: [], hovered: [] })
  const contestants = [
    { origin: servers[0].origin, notes: empty() },
    { origin: servers[1].origin, notes: empty() },
  ] as const
  try {
    for (let turn = 0; turn < runs; turn++) {
      for (const { origin, notes } of contestants) {
        const url = origin + path
        notes.loads.push(await measureLoad(browser, url))
        notes.cold.push(await measureNextPage(browser, { url, hovered: false }))
        notes.hovered.push(await measureNextPage(browser, { url, hovered: true }))
      }
    }
  } finally {
    for (const server of servers) server.stop()
  }
  return [contestants[0].notes, contestants[1].notes]
}

function run(args: readonly string[]): void {
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}:\n${stderr}`)
}
