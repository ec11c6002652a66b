import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { dirname, join } from 'node:path'
import { createProblemList, type Problem } from '@pagewright/model'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readFingerprint } from '../src/cache/fingerprint.ts'
import { openStore } from '../src/cache/store.ts'
import { listen } from '../src/cli/serve.ts'
import { loadSite } from '../src/config/load-site.ts'
import { createDevServer, type DevServer } from '../src/dev/dev-server.ts'
import { closeServer, type ServedSite, serveSite } from './served-site.ts'
import { createSite, toySite } from './site-folder.ts'

for (const base of ['/', '/x/']) {
  describe(`The toy site under ${base}, served for development,`, () => {
    const root = createSite(toySite)
    const http = createServer()
    let built: ServedSite
    let dev: DevServer
    let origin: string
    let told: readonly Problem[] = []

    beforeAll(async () => {
      // One translation is out of date, so its page depends on the original, too.
      const recorded = { 'fr/docs/b.md': { '': '0'.repeat(16), two: '0'.repeat(16) } }
      writeFileSync(join(root, 'content/translations.json'), JSON.stringify(recorded))
      mkdirSync(join(root, 'public/api'))
      writeFileSync(join(root, 'public/api/index.html'), '<!doctype html><title>A folder of the public folder</title>')
      built = await serveSite(root, { base })
      dev = await serveForDevelopment(root, {
        base,
        http,
        onProblems: (problems) => {
          told = problems
        },
      })
      origin = `http://127.0.0.1:${await listen(http, { port: 0, host: '127.0.0.1' })}`
    })
    afterAll(async () => {
      await dev?.close()
      await Promise.all([closeServer(http), built?.close()])
      rmSync(dirname(root), { recursive: true, force: true })
    })

    test('has every page of the build with the same content and data', async () => {
      const pages = outputFiles(built).filter((file) => file.endsWith('.html'))
      expect(pages.length).toBeGreaterThan(60)
      for (const file of pages) {
        const path = `${base}${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`
        expect(await answer(origin + path), path).toEqual(await answer(built.origin + path))
      }
    })

    test('has every other file of the build except its scripts', async () => {
      const files = outputFiles(built).filter((file) => !/\.(html|js)$|^\.|^_(redirects|headers)$/.test(file))
      expect(files.length).toBeGreaterThan(70)
      for (const file of files) expect(await answer(origin + base + file), file).toEqual(await answer(`${built.origin}${base}${file}`))
    })

    for (const path of [
      'index.html',
      'fr',
      'fr/index.html',
      'docs/a/',
      'docs/a/index.html',
      'de',
      'de/docs/a?q=1',
      'nowhere',
      'fr/nowhere',
      'blog/page/1',
      '%E0%A4%A',
      'package.json',
      'src/build.ts',
      'nowhere.png',
      'api',
      'api/',
      'api/index.html',
    ]) {
      test(`answers /${path} as the built site does`, async () => {
        expect(await answer(origin + base + path)).toEqual(await answer(built.origin + base + path))
      })
    }

    test.each(['fr', 'fr/index.html', 'docs/a/', 'docs/a/index.html'])(
      'redirects /%s for a tool that takes anything, too',
      async (path) => {
        expect(await answer(origin + base + path, '*/*')).toEqual(await answer(built.origin + base + path))
      },
    )

    test('says below which headings a translation is out of date', async () => {
      const html = await (await fetch(`${origin}${base}fr/docs/b`)).text()
      const links = [...html.matchAll(/<p class="behind".*?href="([^"]*)" hreflang="de"/g)].map(([, href]) => href)
      expect(links).toEqual([`${base}docs/b`, `${base}docs/b#two`])
    })

    test('reports no other problem, except for what the record does not know', () => {
      const others = told.filter(({ code }) => code !== 'translation-unrecorded')
      expect(others.map(({ code, file }) => `${code} ${file}`)).toEqual(Array(2).fill('translation-behind content/fr/docs/b.md'))
    })
  })
}

async function serveForDevelopment(
  root: string,
  options: { base: string; http: Server; onProblems: (problems: readonly Problem[]) => void },
): Promise<DevServer> {
  const { base, http, onProblems } = options
  const loaded = await loadSite(root, { base, problems: createProblemList() })
  if (loaded === null) throw new Error('The toy site has no configuration')
  const store = openStore(root, { fingerprint: readFingerprint(), fresh: false })
  const dev = await createDevServer({ root, loaded, store, http, hosts: [], onProblems })
  http.on('request', (request, response) => dev.handle(request, response))
  return dev
}

function outputFiles({ out }: ServedSite): string[] {
  return readdirSync(out, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(out.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
}

/** The response of a server, without the parts that only a build or only a development server has. */
async function answer(url: string, accept = 'text/html,*/*'): Promise<Readonly<Record<string, unknown>>> {
  const response = await fetch(url, { redirect: 'manual', headers: { accept } })
  const location = response.headers.get('location')
  if (location !== null) return { location: new URL(location, url).pathname + new URL(location, url).search }
  const type = response.headers.get('content-type')?.replace(/;.*/, '')
  const text = await response.text()
  return {
    status: response.status,
    type,
    ...(type === 'text/html' ? partsOf(text) : { text: isPageData(url) ? withoutShell(text) : text }),
  }
}

function isPageData(url: string): boolean {
  return url.includes('/_pages/')
}

function partsOf(html: string): Readonly<Record<string, unknown>> {
  const [, start = '', root = '', payload = 'null'] =
    /^(.*?)<body><div id="_root">(.*)<\/div><script type="application\/json" id="_pagewright">(.*?)<\/script>/s.exec(html) ?? []
  const named = [...start.matchAll(/<html[^>]*>|<title>.*?<\/title>|<(?:meta|link)[^>]*>/g)].map(([element]) => element)
  const head = named
    .filter((element) => !element.includes('Content-Security-Policy'))
    .map((element) => element.replace(/ data-build="[^"]*"/, ''))
  return { head, root, payload: withoutShell(payload) }
}

/** Page data without the build and the scripts that it belongs to. */
function withoutShell(json: string): unknown {
  return { ...JSON.parse(json), buildId: null, entry: null }
}
