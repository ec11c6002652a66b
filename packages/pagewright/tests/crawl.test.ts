import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtSite } from '../../../tests/built-site.mjs'
import { copySite } from '../../../tests/copy-site.mjs'
import { type Crawl, crawl } from './crawl.ts'
import { projectFolder, type ServedSite, serveOutput, serveSite } from './served-site.ts'

// Inside of the project, because the configuration of the site imports packages that are installed there.
mkdirSync(projectFolder('.cache'), { recursive: true })
const temporary = mkdtempSync(join(projectFolder('.cache'), 'crawl-'))
afterAll(() => rmSync(temporary, { recursive: true, force: true }))

/** Pages that need no link from another page: one that the specification names, and the note that the service worker shows. */
const alone = ['markdown-page', 'offline']

/** Documents and data of the toy site by their paths, for each of its mounts. */
const outputs = new Map<string, ReadonlyMap<string, string>>()

for (const [folder, base] of [
  ['packages/pagewright/fixtures/toy', '/'],
  ['packages/pagewright/fixtures/toy', '/x/fr/'],
  ['site', '/'],
  ['site', '/x/'],
] as const) {
  describe(`${folder} under ${base}`, () => {
    let served: ServedSite
    let met: Crawl
    let built: ReturnType<typeof builtSite> | null = null
    beforeAll(async () => {
      const root = projectFolder(folder)
      if (folder === 'site' && base === '/') {
        built = builtSite()
        served = await serveOutput(root, { base, out: built.folder })
      } else {
        // In a copy, because the cache of the site keeps its bundles for one mount.
        served = await serveSite(copySite(root, join(temporary, `${folder}${base}`.replaceAll('/', '-'))), { base })
      }
      met = await crawl(served)
      if (folder !== 'site') outputs.set(base, readOutput(served.out, base))
    })
    afterAll(async () => {
      await served?.close()
      built?.remove()
    })

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

test('Under another mount, documents and data differ only by the mount and the names of scripts', () => {
  const [plain, mounted] = ['/', '/x/fr/'].map((base) => outputs.get(base) ?? new Map<string, string>())
  expect(plain?.size).toBeGreaterThan(100)
  expect([...(mounted ?? [])].filter(([file, text]) => plain?.get(file) !== text).map(([file]) => file)).toEqual([])
  expect(mounted?.size).toBe(plain?.size)
})

/** All documents and data files of pages, with the mount as `/`, and without the hashes in the names of assets and builds. */
function readOutput(out: string, base: string): Map<string, string> {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => /^(?!assets|\.).*\.(?:html|json)$/.test(file))
  const shown = files.filter((file) => !file.includes('search'))
  return new Map(
    shown.map((file) => {
      const text = readFileSync(join(out, file), 'utf8').replaceAll(base, '/')
      return [file, text.replace(/(\/assets\/[\w.-]+?)-[\w-]{8,10}(\.\w+)/g, '$1$2').replace(/("buildId":")[^"]+/g, '$1')]
    }),
  )
}
