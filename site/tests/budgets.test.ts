import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { createProblemList } from '@pagewright/model'
import { Parser } from 'htmlparser2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales, makeSite, pageFile } from '../../bench/make-site.ts'
import { type BuildContext, build, prepareSite } from '../../packages/pagewright/src/build.ts'
import type { Site } from '../../packages/pagewright/src/config/resolve-site.ts'
import { sharedFiles } from '../../packages/pagewright/src/output/shared-files.ts'
import { policyRules } from '../../packages/pagewright/src/render/content-policy.ts'
import { createJobs } from '../../packages/pagewright/src/render/create-jobs.ts'
import { createRenderSetup, renderPages } from '../../packages/pagewright/src/render/render-page.ts'
import { silentLogger } from '../../packages/pagewright/src/report/logger.ts'
import { buildStarter } from '../../packages/pagewright/src/vite/build-bundles.ts'
import { bundleClient } from '../../packages/pagewright/src/vite/bundle-client.ts'
import { bundleServer } from '../../packages/pagewright/src/vite/bundle-server.ts'
import { projectFolder } from '../../packages/pagewright/tests/served-site.ts'

// The pages of the benchmark in the theme of this site: about 1,000 words, four code blocks, a table, links. The folder is inside of the
// project, because the configuration imports packages that are installed there.
mkdirSync(projectFolder('.cache'), { recursive: true })
const folder = mkdtempSync(join(projectFolder('.cache'), 'budgets-'))
const middle = 'docs/page-500'

beforeAll(async () => {
  const small = makeContext(100)
  expect(await build(small)).not.toBeNull()
  await renderMiddle(makeContext(1000), small)
  expect([...small.problems.all()].filter(({ severity }) => severity === 'error')).toEqual([])
}, 180_000)

/** Makes a site, and what a build of it needs. */
function makeContext(pages: number): BuildContext {
  const root = join(folder, String(pages))
  makeSite(root, { pages, theme: 'theme', seed: 1, oneSidebar: true })
  return { root, out: join(root, 'dist'), base: undefined, fresh: false, problems: createProblemList(), log: silentLogger }
}

/**
 * Renders the middle one of 1,000 pages and writes its files, as a build does, but no other page. Other pages keep only their front
 * matter and first paragraph, since this page shows no more of them than a title. The theme's bundle is that of the small site.
 */
async function renderMiddle(large: BuildContext, small: BuildContext): Promise<void> {
  for (const locale of locales) {
    for (let page = 1; page <= 1000; page++) {
      const file = join(large.root, pageFile(page, locale))
      if (!file.endsWith(`${middle}.md`)) writeFileSync(file, readFileSync(file, 'utf8').split('\n\n').slice(0, 2).join('\n\n'))
    }
  }
  const [bundled, prepared] = [await prepareSite(small), await prepareSite(large)]
  if (bundled === null || prepared === null || large.problems.hasErrors()) throw new Error(JSON.stringify(large.problems.all()))
  const theme = { ...bundled, root: small.root }
  const [client, server] = await Promise.all([bundleClient(theme), bundleServer(theme)])
  const { site, planned, store } = prepared
  const { plan } = planned
  const routes = plan.routes.filter(({ page }) => page.path === `/${middle}`)
  const { jobs } = createJobs(routes, { root: large.root, planned, islands: new Map() })
  const setup = createRenderSetup(
    { planned, shared: sharedFiles(plan, site) },
    { buildId: client.buildId, assets: client, extraHead: '', policy: policyRules(site) },
  )
  await renderPages(jobs, { folder: large.out, setup, serverFile: server.file, store, step: () => {} })
}

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function read(pages: number, file: string): string {
  return readFileSync(join(folder, String(pages), 'dist', file), 'utf8')
}

/** The number of bytes after compression with Brotli at level 9. */
function weigh(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length
}

type Found = { readonly tags: string[]; readonly loads: string[] }

/** The elements of a document's body, and the files that a browser fetches for it before any interaction. */
function parse(html: string): Found {
  const tags: string[] = []
  const loads: string[] = []
  const parser = new Parser({
    onopentag: (name, attributes) => {
      tags.push(name)
      if (name === 'script' && attributes['src'] !== undefined) loads.push(attributes['src'])
      if (name === 'link' && /stylesheet|preload|prefetch/.test(attributes['rel'] ?? '')) loads.push(attributes['href'] ?? '')
      if (['img', 'iframe', 'video', 'audio', 'source', 'object', 'embed'].includes(name)) loads.push(name)
    },
  })
  parser.end(html)
  return { tags, loads }
}

describe('A docs page of 1,000 words with four code blocks', () => {
  it('is one request: no script file, no style sheet, no picture', () => {
    expect(parse(read(100, 'docs/page-50.html')).loads).toEqual([])
  })

  it('weighs at most 16 KB', () => {
    expect(weigh(read(100, 'docs/page-50.html'))).toBeLessThanOrEqual(16 * 1024)
  })

  it('has page data of at most 9 KB', () => {
    expect(weigh(read(100, '_pages/docs/page-50.json'))).toBeLessThanOrEqual(9 * 1024)
  })

  it('does not grow with the site: it has at most 18 KB and 1,200 elements among 1,000 pages', () => {
    const html = read(1000, `${middle}.html`)
    expect(weigh(html)).toBeLessThanOrEqual(18 * 1024)
    expect(parse(html).tags.length).toBeLessThanOrEqual(1200)
    expect(weigh(read(1000, `_pages/${middle}.json`))).toBeLessThanOrEqual(9 * 1024)
  })
})

describe('The inline script', () => {
  const build = async (analytics?: Site['analytics']): Promise<string> => {
    const root = join(folder, '100')
    const { items } = await buildStarter({ root, site: { mount: '/', theme: 'theme/index.ts', plugins: null, analytics } as Site })
    const chunk = items[0]
    return chunk?.type === 'chunk' ? chunk.code : ''
  }

  it('weighs at most 1.5 KB', async () => {
    expect(weigh(await build())).toBeLessThanOrEqual(1.5 * 1024)
  })

  it.each([
    { type: 'beacon', endpoint: 'https://stats.example.com/hit', other: 'dataLayer' },
    { type: 'gtag', id: 'G-ABCDEF1234', other: 'keepalive' },
  ] as const)('holds the code of one analytics provider: with $type at most 1.8 KB', async ({ other, ...analytics }) => {
    const code = await build(analytics)
    expect(weigh(code)).toBeLessThanOrEqual(1.8 * 1024)
    expect(code).not.toContain(other)
  })
})

describe('After the first interaction', () => {
  const assets = join(folder, '100/dist/assets')
  const named = (pattern: RegExp): string[] => readdirSync(assets).filter((name) => pattern.test(name))
  const total = (names: readonly string[]): number => names.reduce((sum, name) => sum + weigh(readFileSync(join(assets, name), 'utf8')), 0)

  it('the runtime weighs at most 76 KB, React included', () => {
    expect(total(neededScripts(assets, named(/^start-/)))).toBeLessThanOrEqual(76 * 1024)
  })

  it('a docs page loads at most 80 KB in all, with the code of its page type and the shared data', () => {
    const scripts = neededScripts(assets, named(/^(start|DocPage)-/))
    expect(scripts.length).toBeGreaterThanOrEqual(2)
    expect(total([...scripts, ...named(/^(site-en|sidebar-en)-.*\.json$/)])).toBeLessThanOrEqual(80 * 1024)
  })
})

/** The given scripts and all scripts that they import statically. */
function neededScripts(assets: string, entries: readonly string[]): string[] {
  const needed = new Set<string>()
  const visit = (name: string): void => {
    if (needed.has(name)) return
    needed.add(name)
    const code = readFileSync(join(assets, name), 'utf8')
    for (const [, file] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) visit(file as string)
  }
  for (const entry of entries) visit(entry)
  return [...needed]
}
