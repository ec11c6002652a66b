import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copySite } from '../../../tests/copy-site.mjs'
import { type Crawl, crawl } from './crawl.ts'
import { projectFolder, type ServedSite, serveSite } from './served-site.ts'

// Inside of the project, because the configuration of the site imports packages that are installed there.
mkdirSync(projectFolder('.cache'), { recursive: true })
const temporary = mkdtempSync(join(projectFolder('.cache'), 'crawl-'))
afterAll(() => rmSync(temporary, { recursive: true, force: true }))

/** Pages that need no link from another page: one that the specification names, and the note that the service worker shows. */
const alone = ['markdown-page', 'offline']

for (const [folder, base] of [
  ['packages/pagewright/fixtures/toy', '/'],
  ['packages/pagewright/fixtures/toy', '/x/fr/'],
  ['site', '/'],
  ['site', '/x/'],
] as const) {
  describe(`${folder} under ${base}`, () => {
    let served: ServedSite
    let met: Crawl
    beforeAll(async () => {
      // A build with another mount would empty the cache of the site, so it is done in a copy.
      const root = projectFolder(folder)
      const used = folder === 'site' && base === '/' ? root : copySite(root, join(temporary, `${folder}${base}`.replaceAll('/', '-')))
      served = await serveSite(used, { base })
      met = await crawl(served)
    })
    afterAll(() => served?.close())

    test('has no broken link, anchor, image, script or data file', () => {
      expect(met.pages.size).toBeGreaterThan(20)
      expect(met.faults).toEqual([])
    })

    test('has links to each of its pages', () => {
      const pages = [...met.pages]
        .filter(([path, { payload }]) => payload !== null && ![...alone, '404'].some((name) => path.endsWith(`/${name}`)))
        .map(([path]) => path)
      expect(pages.filter((path) => !met.linked.has(path))).toEqual([])
    })

    test('names translations for search engines in both directions', () => {
      const alternates = new Map(
        [...met.pages].map(([path, { addresses }]) => [path, addresses.filter(({ by }) => by === 'link alternate').map(({ url }) => url)]),
      )
      const missing = [...alternates].flatMap(([path, urls]) =>
        urls
          .filter((url) => url.startsWith(served.site.url) && alternates.has(url.slice(served.site.url.length)))
          .flatMap((url) => {
            const back = alternates.get(url.slice(served.site.url.length)) ?? []
            return back.length === urls.length ? [] : [`${path} names ${url}, which does not name it`]
          }),
      )
      expect(missing).toEqual([])
    })

    test('has no asset that nothing refers to', () => {
      const files = readdirSync(served.out, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(html|js|json|css|xml)$/.test(file))
      const texts = files.map((file) => readFileSync(join(served.out, file), 'utf8'))
      const unnamed = readdirSync(join(served.out, 'assets')).filter((name) => !texts.some((text) => text.includes(name)))
      expect(unnamed).toEqual([])
    })
  })
}
