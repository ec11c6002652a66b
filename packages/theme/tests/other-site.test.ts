import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type Run, runPagewright } from '../../pagewright/tests/run-pagewright.ts'
import { projectFolder, type ServedSite, serveSite } from '../../pagewright/tests/served-site.ts'
import { createSite } from '../../pagewright/tests/site-folder.ts'
import { zhCn } from '../src/messages/index.ts'

let served: ServedSite
beforeAll(async () => {
  served = await serveSite(projectFolder('packages/theme/fixtures/tea'), { base: '/' })
})
afterAll(() => served?.close())

const read = (file: string): string => readFileSync(join(served.out, file), 'utf8')
/** The documents of pages, without those of redirects. */
const documents = (): string[] =>
  readdirSync(served.out, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && !read(file).includes('http-equiv="refresh"'),
  )

describe('A site that uses the theme as a package', () => {
  it('can show its own logo before its title on every page', () => {
    expect(documents().length).toBeGreaterThan(6)
    for (const file of documents()) expect(read(file), file).toContain('data-leaf=""')
  })

  it('can set its own colors after those of the theme', () => {
    const hues = [...read('docs/green.html').matchAll(/--hue: ?(\d+)/g)].map(([, hue]) => hue)
    expect(hues).toHaveLength(2)
    expect(hues.at(-1)).toBe('150')
  })

  it('can replace a page by its name and a text by its key', () => {
    expect(read('index.html')).toMatch(/<p data-own-home="">Leaves<\/p>/)
    expect(read('blog.html')).toContain('<title>Leaves | Tea</title>')
  })

  it('keeps the other pages, texts and parts of the theme', () => {
    expect(read('404.html')).toContain('There is no page at this address.')
    expect(read('docs/green.html')).toContain('aria-label="Previous and next page"')
  })

  it('shows nothing that belongs to another site', () => {
    for (const file of documents()) expect(read(file), file).not.toMatch(/farrow/i)
  })

  it('shows its announcement on every page, above the header, also without script', () => {
    for (const file of documents())
      expect(read(file), file).toMatch(/<aside [^>]*data-announcement="".*?The first flush has arrived.*?<header /s)
  })

  it('links to its assistants from docs pages, with the address of the page as Markdown', () => {
    const [, href = ''] = /<a href="(https:\/\/cup\.example[^"]*)"/.exec(read('docs/green.html')) ?? []
    expect(new URL(href).searchParams.get('q')).toBe('Read https://tea.example/docs/green.md & tell me “how”.')
    expect(read('blog.html')).not.toContain('cup.example')
  })
})

/** Changes the configuration of a copy of the site, builds it with the theme's own home page and these options, and returns the copy and the report. */
async function buildCopy(change: (config: string) => string, options = ''): Promise<Run & { readonly root: string }> {
  const root = createSite(projectFolder('packages/theme/fixtures/tea'))
  onTestFinished(() => rmSync(dirname(root), { recursive: true, force: true }))
  writeFileSync(join(root, 'theme/index.ts'), `import { createTheme } from '@pagewright/theme'\n\nexport default createTheme(${options})\n`)
  const config = join(root, 'site.config.ts')
  writeFileSync(config, change(readFileSync(config, 'utf8')))
  return { root, ...(await runPagewright(['build'], { cwd: root })) }
}

it('A locale whose messages lack some of the theme, or have a misspelt one, is reported, and plural forms of its language are not', async () => {
  const own =
    "messages: { en: { ...texts, 'nav.mian': 'Main', 'archive.posts.few': '{count}', 'archive.posts.other': '{cuont} posts', 'tea.sort': 'Sort' } },"
  const { code, stderr } = await buildCopy((config) =>
    config
      .replace('export default', "const { 'nav.main': _, 'search.kinds': __, ...texts } = en\n\nexport default")
      .replace(/messages: .*/, own),
  )
  expect(stderr).toContain('The messages of "en" lack "nav.main", "search.kinds", which the theme shows')
  expect(stderr).toContain('The messages of "en" have a text "nav.mian", which the theme does not know')
  expect(stderr).toContain('Did you mean "nav.main"?')
  expect(stderr).toContain('The text "archive.posts.other" of "en" has {cuont}, for which there is no value')
  expect(stderr).toContain('Its values are {count}')
  expect(stderr).toContain('3 warning  theme-messages')
  expect(code).toBe(0)
})

it.each([
  ["{ logo: '/logo.svg' }", 'The option "logo" of createTheme() is no component: name one, not an element or an address'],
  ['{ loggo: () => null }', 'createTheme() has no option "loggo": there are "logo" and "announcement"'],
])('A theme that is created with the options %s is told what is wrong with them', async (options, message) => {
  const { stderr } = await buildCopy((config) => config, options)
  expect(stderr).toContain(`theme/index.ts error ${message} [theme-broken]\n\n1 error`)
})

it('An announcement that the theme does not show is reported', async () => {
  const { code, stderr } = await buildCopy((config) => config)
  expect(stderr).toMatch(/site\.config\.ts:\d+:3 warning The theme does not show the announcement/)
  expect(stderr).toContain('createTheme({ announcement: Announcement })')
  expect(code).toBe(0)
})

it('A home page without a translation says so, like other pages', async () => {
  const { root, code } = await buildCopy((config) =>
    config
      .replace('import { en }', 'import { en, zhCn }')
      .replace("label: 'English' }", "label: 'English' }, { id: 'zh-cn', lang: 'zh-CN', label: '中文' }")
      .replace('messages: {', "messages: { 'zh-cn': zhCn,"),
  )
  expect(code).toBe(0)
  expect(readFileSync(join(root, 'dist/zh-cn/index.html'), 'utf8')).toContain(zhCn['doc.untranslated'])
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).not.toContain('role="note"')
})

it('A page that is shown in another language than its own has the direction of its text, in a locale from right to left', async () => {
  const { root, code } = await buildCopy((config) =>
    config
      .replace("label: 'English' }", "label: 'English' }, { id: 'ar', lang: 'ar', label: 'العربية' }")
      .replace('messages: {', 'messages: { ar: en,'),
  )
  expect(code).toBe(0)
  const html = readFileSync(join(root, 'dist/ar/docs/green.html'), 'utf8')
  expect(html).toContain('<html lang="ar" dir="rtl"')
  expect(html).toMatch(/<h1 lang="en" dir="auto">/)
  expect(html).toMatch(/<a (?=[^>]*href="\/ar\/docs\/green")(?=[^>]*aria-current)[^>]*lang="en"/)
  expect(html).toMatch(/<div class="prose" lang="en" dir="auto"/)
  // The contents twice, the path to the page, and the posts beside a post and in the archive.
  expect(html.match(/<ul lang="en"><li><a href="#water"/g)).toHaveLength(2)
  const other = (file: string): string => readFileSync(join(root, `dist/ar/${file}.html`), 'utf8')
  expect(other('docs/black')).toMatch(/<li lang="en"><span aria-current="page">Black tea/)
  for (const file of ['blog/first-flush', 'blog/archive']) expect(other(file)).toMatch(/lang="en"[^>]*>(?:<a [^>]*>)?The first flush/)
  expect(html).toContain('[dir] :is(code,.code>*){direction:ltr;unicode-bidi:isolate}')
  expect(/<[^>]* dir=/.test(readFileSync(join(root, 'dist/docs/green.html'), 'utf8'))).toBe(false)
})
