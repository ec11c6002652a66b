import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { idOfHeading, nodesOf, parseMarkdown } from '@pagewright/markdown'
import { createProblemList } from '@pagewright/model'
import { imageSize } from 'image-size'
import { parseSitemap } from 'sitemap'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build } from '../src/build.ts'
import { silentLogger } from '../src/report/logger.ts'
import { parseHeaders } from '../src/serve/create-handler.ts'
import { elementsOf, readXml, textOf, type XmlElement } from './read-xml.ts'
import { type ServedSite, serveSite } from './served-site.ts'
import { createSite, editFile, toySite } from './site-folder.ts'

const url = 'https://toy.example/x'
const posts = 12
const root = createSite(toySite)
let site: ServedSite

beforeAll(async () => {
  edit('site.config.ts', "  copyright: '© Toy',", "  copyright: '© Toy',\n  social: { images: true },\n  offline: true,")
  edit('site.config.ts', "{ de: 'Neu', fr: 'Nouveau' }", '\'Neu & <i> "x"\'')
  edit('site.config.ts', "{ anna: { name: 'Anna' } }", "{ anna: { name: 'Anna' }, ben: { name: 'B & Ben', url: 'https://ben.example' } }")
  edit('content/de/blog/2024-09-01-september.md', 'tags: [months]', 'tags: [months]\nauthors: [ben, anna]')
  edit('content/de/blog/2024-10-01-oktober.md', 'title: Oktober', 'title: "Array<string> & x"\ndescription: "Set<number> & y"')
  for (const locale of ['de', 'fr'])
    edit(
      `theme/messages/${locale}.ts`,
      "  'tabs.label'",
      `  'offline.title': 'Offline ${locale}',\n  'offline.description': 'Note ${locale}',\n  'offline.retry': 'Again ${locale}',\n  'tabs.label'`,
    )
  site = await serveSite(root, { base: '/x/' })
}, 120_000)

afterAll(async () => {
  await site?.close()
  rmSync(dirname(root), { recursive: true, force: true })
})

const edit = (file: string, passage: string, by: string): void => editFile(join(root, file), passage, by)

function read(file: string): string {
  return readFileSync(join(site.out, file), 'utf8')
}

function documents(): string[] {
  return readdirSync(site.out, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && existsSync(join(site.out, '_pages', file.replace(/html$/, 'json'))))
    .map((file) => file.replaceAll('\\', '/'))
}

/** The ids of the headings of a Markdown text, as a page would have them. */
function headingIds(text: string): Set<string> {
  return new Set(nodesOf(parseMarkdown(text), 'heading').map(idOfHeading))
}

function metaOf(html: string, name: string): string | undefined {
  return new RegExp(`<(?:meta|link) [^>]*(?:name|property|rel|type)="${name}"[^>]*(?:content|href)="([^"]*)"`).exec(html)?.[1]
}

describe('Feeds', () => {
  it.each(['blog', 'fr/blog'])('of %s contain every post in RSS, the newest first, with its full text', (blog) => {
    const rss = readXml(read(`${blog}/rss.xml`))
    expect([rss.name, rss.attributes['version']]).toEqual(['rss', '2.0'])
    const channel = rss.children[0]
    for (const name of ['title', 'link', 'description']) expect(textOf(channel, name)).not.toBe('')
    expect(textOf(channel, 'link')).toBe(`${url}/${blog}`)
    const items = elementsOf(rss, 'item')
    expect(items).toHaveLength(posts)
    const dates = items.map((item) => Date.parse(textOf(item, 'pubDate')))
    expect(dates).toEqual([...dates].sort((a, b) => b - a))
    for (const item of items) {
      expect(textOf(item, 'link')).toMatch(new RegExp(`^${url}/${blog}/`))
      expect(textOf(item, 'guid')).toBe(textOf(item, 'link'))
      expect(textOf(item, 'content:encoded')).toContain('<p>')
      // In RSS, this element is for an e-mail address; the name of a person belongs in another one.
      expect(item.children.filter(({ name }) => name === 'author')).toEqual([])
    }
    expect(rss.attributes['xmlns:dc']).toBe('http://purl.org/dc/elements/1.1/')
    expect(elementsOf(rss, 'dc:creator').map(({ text }) => text)).toEqual(['Anna', 'B & Ben', 'Anna'])
    expect(textOf(channel, 'lastBuildDate')).toBe(textOf(items[0], 'pubDate'))
  })

  it.each(['blog', 'fr/blog'])('of %s are valid Atom', (blog) => {
    const feed = readXml(read(`${blog}/atom.xml`))
    expect([feed.name, feed.attributes['xmlns']]).toEqual(['feed', 'http://www.w3.org/2005/Atom'])
    expect(
      elementsOf(feed, 'link').some(({ attributes }) => attributes['rel'] === 'self' && attributes['href'] === `${url}/${blog}/atom.xml`),
    ).toBe(true)
    expect(elementsOf(feed, 'entry')).toHaveLength(posts)
    expect(feed.attributes['xml:lang']).toBe(blog === 'blog' ? 'de' : 'fr')
    expect(elementsOf(feed, 'category').map(({ attributes }) => attributes)).toContainEqual({ term: 'new', label: 'Neu & <i> "x"' })
    const hasAuthor = feed.children.some(({ name }) => name === 'author')
    for (const part of [feed, ...elementsOf(feed, 'entry')]) {
      for (const name of ['id', 'title', 'updated']) expect(textOf(part, name)).not.toBe('')
      expect(textOf(part, 'updated')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/)
      expect(hasAuthor || part.children.some(({ name }) => name === 'author')).toBe(true)
    }
  })

  it.each(['blog', 'fr/blog'])('of %s are valid JSON Feeds', (blog) => {
    const feed = JSON.parse(read(`${blog}/feed.json`)) as {
      version: string
      language: string
      feed_url: string
      items: { id: string; authors?: object[]; tags?: string[] }[]
    }
    expect([feed.version, feed.language]).toEqual(['https://jsonfeed.org/version/1.1', blog === 'blog' ? 'de' : 'fr'])
    expect(feed.items.flatMap(({ authors = [] }) => authors)).toEqual([
      { name: 'Anna' },
      { name: 'B & Ben', url: 'https://ben.example' },
      { name: 'Anna' },
    ])
    expect(feed.items.flatMap(({ tags = [] }) => tags)).toContain('Neu & <i> "x"')
    expect(feed.feed_url).toBe(`${url}/${blog}/feed.json`)
    expect(feed.items).toHaveLength(posts)
    expect(new Set(feed.items.map(({ id }) => id)).size).toBe(posts)
  })

  it('show the marks of a title and of a description, as HTML where a kind of feed has HTML', () => {
    const itemOf = (kind: 'rss' | 'atom'): XmlElement | undefined =>
      elementsOf(readXml(read(`blog/${kind}.xml`)), kind === 'rss' ? 'item' : 'entry').find((item) =>
        textOf(item, 'title').includes('string'),
      )
    expect(textOf(itemOf('atom'), 'title')).toBe('Array&lt;string&gt; &amp; x')
    expect(textOf(itemOf('atom'), 'summary')).toBe('Set&lt;number&gt; &amp; y')
    expect(textOf(itemOf('rss'), 'title')).toBe('Array<string> & x')
    expect(textOf(itemOf('rss'), 'description')).toBe('Set&lt;number&gt; &amp; y')
    const { items } = JSON.parse(read('blog/feed.json')) as { items: { title: string; summary: string }[] }
    expect(items).toContainEqual(expect.objectContaining({ title: 'Array<string> & x', summary: 'Set<number> & y' }))
  })

  it('say in which language a post is that is not translated', () => {
    const textsOf = (blog: string): string[] =>
      (JSON.parse(read(`${blog}/feed.json`)) as { items: { content_html: string }[] }).items.map(({ content_html }) => content_html)
    expect(textsOf('blog').filter((html) => html.startsWith('<div lang'))).toEqual([])
    expect(textsOf('fr/blog').filter((html) => html.startsWith('<div lang="de">'))).toHaveLength(10)
  })

  it('have only absolute addresses, and nothing that needs a script', () => {
    const { items } = JSON.parse(read('blog/feed.json')) as { items: { content_html: string }[] }
    const html = items.map(({ content_html }) => content_html).join('')
    expect(
      [...html.matchAll(/<[^>]* (?:href|src)="([^"]*)"/g)]
        .map(([, address]) => address)
        .filter((address) => !/^https?:/.test(address ?? '')),
    ).toEqual([])
    expect(html).not.toMatch(/<button|<script|class="anchor"/)
  })

  it('are linked in the head of every page of their locale', () => {
    const feeds = documents().map((file) => [file, metaOf(read(file), 'application/rss.xml')])
    expect(feeds.filter(([file = '', feed]) => feed !== (file.startsWith('fr/') ? '/x/fr/blog/rss.xml' : '/x/blog/rss.xml'))).toEqual([])
  })
})

it('A page without a description has no empty one in its head', () => {
  expect(metaOf(read('blog/oktober.html'), 'og:description')).toBe('Set&lt;number&gt; &amp; y')
  expect(read('blog/september.html')).not.toContain('content=""')
})

describe('The sitemap', () => {
  it('lists every page that should be indexed, with its translations', async () => {
    const entries = await parseSitemap(Readable.from(read('sitemap.xml')))
    const canonical = documents().filter((file) => !read(file).includes('content="noindex"'))
    const own = canonical.filter((file) => metaOf(read(file), 'canonical') === metaOf(read(file), 'og:url') && isOwn(file))
    expect(entries.map((entry) => entry.url).sort()).toEqual(own.map((file) => metaOf(read(file), 'canonical')).sort())
    const a = entries.find((entry) => entry.url === `${url}/docs/a`)
    expect(a?.links).toEqual([
      { lang: 'de', url: `${url}/docs/a` },
      { lang: 'fr', url: `${url}/fr/docs/a` },
      { lang: 'x-default', url: `${url}/docs/a` },
    ])
  })

  it('is named by robots.txt', () => {
    expect(read('robots.txt')).toContain(`Sitemap: ${url}/sitemap.xml`)
  })
})

/** Whether a document has its own address as canonical. An untranslated page has that of the original. */
function isOwn(file: string): boolean {
  const path = file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')
  return metaOf(read(file), 'canonical') === `${url}/${path}`
}

it('The head says in which country’s language a page is, since Open Graph would take it for American English', () => {
  expect(metaOf(read('docs/a.html'), 'og:locale')).toBe('de_DE')
  expect(metaOf(read('fr/docs/a.html'), 'og:locale')).toBe('fr_FR')
  expect(metaOf(read('fr/docs/extra/german-only.html'), 'og:locale')).toBe('de_DE')
})

it('Pages of a list differ in their descriptions', () => {
  const described = ['blog.html', 'blog/page/2.html', 'blog/tags/months.html', 'blog/tags/months/page/2.html'].filter((file) =>
    existsSync(join(site.out, file)),
  )
  expect(described.length).toBeGreaterThan(1)
  expect(new Set(described.map((file) => metaOf(read(file), 'description'))).size).toBe(described.length)
})

it('An untranslated page leaves it to its original to name the languages', () => {
  expect(read('fr/docs/extra/german-only.html')).not.toContain('hreflang="x-default"')
  expect(read('fr/docs/a.html')).toContain('hreflang="x-default"')
})

describe('JSON-LD', () => {
  const nodesOf = (file: string): { '@type': string; [key: string]: unknown }[] => {
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(read(file))?.[1]
    return json === undefined ? [] : (JSON.parse(json) as { '@graph': [] })['@graph']
  }

  it('describes the type of the page', () => {
    expect(nodesOf('index.html')).toMatchObject([{ '@type': 'WebSite', name: 'Toy', inLanguage: 'de' }])
    expect(nodesOf('docs/a.html')).toMatchObject([{ '@type': 'TechArticle', headline: 'Anfang', inLanguage: 'de', url: `${url}/docs/a` }])
    expect(nodesOf('docs/b.html').map((node) => node['@type'])).toContain('BreadcrumbList')
    expect(nodesOf('blog/p.html')[0]).toMatchObject({
      '@type': 'BlogPosting',
      datePublished: '2025-01-01',
      author: [{ '@type': 'Person', name: 'Anna' }],
    })
    expect(nodesOf('404.html')).toEqual([])
  })

  it('has breadcrumbs with a position, a name and an absolute address each', () => {
    for (const file of documents()) {
      for (const node of nodesOf(file).filter((other) => other['@type'] === 'BreadcrumbList')) {
        const items = node['itemListElement'] as { position: number; name: string; item: string }[]
        expect(items.length).toBeGreaterThan(1)
        expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
        expect(items.every(({ name, item }) => name !== '' && item.startsWith('https://'))).toBe(true)
      }
    }
  })
})

describe('Pictures for social networks', () => {
  it('are kept while a page has them, and for a month after that', async () => {
    const folder = join(root, '.cache/pagewright-social')
    const used = readdirSync(folder)
    const monthAgo = new Date(Date.now() - 31 * 24 * 3_600_000)
    for (const file of ['young.png', 'old.png']) writeFileSync(join(folder, file), '')
    for (const file of [...used, 'old.png']) utimesSync(join(folder, file), monthAgo, monthAgo)
    await build({ root, out: site.out, base: '/x/', fresh: false, problems: createProblemList(), log: silentLogger })
    expect(readdirSync(folder).sort()).toEqual([...used, 'young.png'].sort())
  })

  it('are named by each page with an absolute address, and have 1200 × 630 pixels and at most 60 KB', () => {
    const files = documents().filter((file) => !read(file).includes('content="noindex"'))
    for (const file of files) {
      const html = read(file)
      const image = metaOf(html, 'og:image') ?? ''
      expect(image).toMatch(/^https:\/\/toy\.example\/x\/social\/[0-9a-f]{12}\.png$/)
      expect([metaOf(html, 'og:image:width'), metaOf(html, 'og:image:height'), metaOf(html, 'twitter:image')]).toEqual([
        '1200',
        '630',
        image,
      ])
      const path = join(site.out, image.slice(url.length + 1))
      expect(imageSize(readFileSync(path))).toMatchObject({ width: 1200, height: 630, type: 'png' })
      expect(statSync(path).size).toBeLessThanOrEqual(60 * 1024)
    }
  })
})

describe('Markdown', () => {
  it('is published for every page that consists of one text, and the page links to it', async () => {
    const named = documents().flatMap((file) => metaOf(read(file), 'text/markdown') ?? [])
    expect(named.length).toBeGreaterThan(20)
    for (const path of named) {
      const response = await fetch(site.origin + path)
      expect([path, response.status, response.headers.get('content-type')]).toEqual([path, 200, 'text/markdown; charset=utf-8'])
      expect(await response.text()).toMatch(/^---\ntitle: .+\n(description: .+\n)?---\n\n\S/)
    }
  })

  it('contains the code of samples, and absolute addresses', () => {
    const all = documents()
      .flatMap((file) => metaOf(read(file), 'text/markdown') ?? [])
      .map((path) => read(path.slice('/x/'.length)))
    expect(read('docs/a.md')).toContain(
      `[B](${url}/docs/b.md), dort zum [zweiten Abschnitt](${url}/docs/b.md#two), und zum [Beitrag](${url}/blog/p.md)`,
    )
    for (const text of all) {
      expect(text).not.toMatch(/^`{3,}.*file=/m)
      expect(text.replace(/^(`{3,}).*?^\1/gms, '').replace(/`[^`]*`/g, '')).not.toMatch(/\]\((?!https?:|mailto:|#)/)
    }
  })

  it('has every heading that a link of it or of another page leads to', () => {
    const named = documents().flatMap((file) => metaOf(read(file), 'text/markdown') ?? [])
    const pages = new Map(named.map((path) => [new URL(path, url).href, read(path.slice('/x/'.length))]))
    expect(pages.size).toBeGreaterThan(20)
    const lost = [...pages].flatMap(([page, text]) =>
      [...text.matchAll(/\]\(([^)#\s]*)#([^)\s]+)\)/g)].flatMap(([link, target, id = '']) => {
        const found = pages.get(target || page)
        return found === undefined || headingIds(found).has(decodeURIComponent(id)) ? [] : [`${page}: ${link}`]
      }),
    )
    expect(lost).toEqual([])
  })

  it('is listed in llms.txt and contained in llms-full.txt', async () => {
    const links = [...read('llms.txt').matchAll(/^- \[[^\]]+\]\((\S+)\)/gm)].map(([, link = '']) => link)
    expect(links).toContain(`${url}/docs/a.md`)
    for (const link of links) expect(existsSync(join(site.out, link.slice(url.length + 1)))).toBe(true)
    for (const link of links) expect(read('llms-full.txt')).toContain(`Source: ${link}\n`)
    expect(read('fr/llms.txt')).toContain(`${url}/fr/docs/a.md`)
  })
})

describe('Headers', () => {
  it('are sent by `serve` as the file `_headers` says', async () => {
    const rules = parseHeaders(read('_headers'))
    expect(rules[0]?.path).toBe('/x/*')
    const policy = rules[0]?.headers['Content-Security-Policy'] ?? ''
    const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(read('index.html'))?.[1]
    expect(policy).toBe(`${meta}; frame-ancestors 'none'`)
    for (const path of ['/x/', '/x/docs/a', '/x/fr/', '/x/nowhere', '/x/docs/a.md', '/x/sitemap.xml']) {
      const { headers } = await fetch(site.origin + path)
      for (const [name, value] of Object.entries(rules[0]?.headers ?? {}))
        expect([path, name, headers.get(name)]).toEqual([path, name, value])
    }
  })

  it('let browsers keep assets, and revalidate pages', async () => {
    const asset = readdirSync(join(site.out, 'assets')).find((file) => file.endsWith('.js')) ?? ''
    const cacheOf = async (path: string): Promise<string | null> => (await fetch(site.origin + path)).headers.get('cache-control')
    expect(await cacheOf(`/x/assets/${asset}`)).toBe('public, max-age=31536000, immutable')
    for (const path of ['/x/', '/x/docs/a', '/x/fr/docs/a', '/x/_pages/docs/a.json', '/x/about', '/x/blog', '/x/blog/p'])
      expect([path, await cacheOf(path)]).toEqual([path, 'public, max-age=0, must-revalidate'])
  })

  it('are never set by two rules for one path, because hosts would join them', () => {
    const rules = parseHeaders(read('_headers')).map(({ path, headers }) => ({
      pattern: new RegExp(`^${path.replaceAll('*', '.*')}$`),
      names: Object.keys(headers),
    }))
    for (const path of ['/x/', '/x/docs/a', '/x/assets/a.js', '/x/fr/docs/a', '/x/fr/', '/x/blog', '/x/about', '/x/_pages/docs/a.json']) {
      const names = rules.filter(({ pattern }) => pattern.test(path)).flatMap((rule) => rule.names)
      expect([path, names.length]).toEqual([path, new Set(names).size])
    }
  })
})

describe('Icons', () => {
  it('have the sizes that the manifest names', () => {
    const manifest = JSON.parse(read('manifest.webmanifest')) as {
      start_url: string
      icons: { src: string; sizes: string; type: string }[]
    }
    expect(manifest.start_url).toBe('/x/')
    for (const { src, sizes, type } of manifest.icons.filter((icon) => icon.type === 'image/png')) {
      const { width, height } = imageSize(readFileSync(join(site.out, src.slice('/x/'.length))))
      expect([`${width}x${height}`, type]).toEqual([sizes, 'image/png'])
    }
    expect(read('index.html')).toContain('<link rel="icon" href="/x/favicon.svg" type="image/svg+xml">')
    expect(imageSize(readFileSync(join(site.out, 'apple-touch-icon.png')))).toMatchObject({ width: 180, height: 180 })
    expect(imageSize(readFileSync(join(site.out, 'favicon.ico')))).toMatchObject({ width: 32, height: 32 })
  })
})

describe('A second build', () => {
  it('has nothing to do', async () => {
    const written = await build({ root, out: site.out, base: '/x/', fresh: false, problems: createProblemList(), log: silentLogger })
    expect(written).toMatchObject({ changed: false, rendered: 0 })
  })
})
