import type { Compiled, Heading } from '@pagewright/markdown'
import { createProblemList, spanAt } from '@pagewright/model'
import { describe, expect, it } from 'vitest'
import { emptyCompiled, type PlanTextsOptions, planTexts, siteOf, type Text } from '../../tests/plan-texts.ts'
import { checkSite } from './check-site.ts'

const place = { file: 'site.config.ts', span: null }

/** What the checks say about a site, a line for each problem. */
function reportOf(texts: Readonly<Record<string, string | Text>>, options: PlanTextsOptions = {}): string[] {
  const problems = createProblemList()
  const { planned } = planTexts({ 'en/pages/index.md': 'title: Home', ...texts }, options)
  problems.judgeBy(planned.site.rules)
  checkSite({ root: '', planned, problems, places: { text: () => place, lastText: () => place, key: () => place } })
  return problems.all().map(({ severity, code, file, message, hint }) => `${severity} ${code} ${file}: ${message}. ${hint}`)
}

function headings(...ids: readonly string[]): Partial<Compiled> {
  const all = ids.map((id, index): Heading => ({ id, text: `Title of ${id}`, level: 2, kind: null, span: spanAt(index + 5, 1) }))
  return { ...emptyCompiled, headings: all, anchors: ids, sectionHashes: { '': 'x', ...Object.fromEntries(ids.map((id) => [id, 'x'])) } }
}

function link(url: string): Partial<Compiled> {
  return { references: [{ kind: 'link', url, span: spanAt(5, 1) }] }
}

describe('a translation', () => {
  it('that the record does not know gets a note, if there is a record', () => {
    const texts = { 'en/pages/about.md': 'title: About', 'zh-cn/pages/about.md': 'title: 关于', 'zh-cn/pages/index.md': 'title: 主页' }
    const other = { translations: { 'zh-cn/pages/index.md': { '': '0' } } }
    expect(reportOf(texts)).toEqual([])
    expect(reportOf(texts, other).filter((line) => line.includes('about'))).toEqual([
      'note translation-unrecorded content/zh-cn/pages/about.md: content/translations.json does not say which original this translation was ' +
        'made from, so it will never count as behind. If it is up to date, say so: `pagewright check --accept content/zh-cn/pages/about.md`',
    ])
  })

  it('that has a section which the record does not know gets a note, unless the original lacks it, too', () => {
    const texts = {
      'en/pages/about.md': { front: 'title: About', compiled: headings('who', 'why') },
      'zh-cn/pages/about.md': { front: 'title: 关于', compiled: headings('who', 'why') },
    }
    const recorded = (sections: Record<string, string>): string[] => reportOf(texts, { translations: { 'zh-cn/pages/about.md': sections } })
    expect(recorded({ '': 'x', who: 'x', why: 'x' })).toEqual([])
    expect(recorded({ '': 'x', who: 'x' })).toEqual([
      'note translation-unrecorded content/zh-cn/pages/about.md: content/translations.json does not say which original the section "why" ' +
        'was made from, so it will never count as behind. If it is up to date, say so: `pagewright check --accept content/zh-cn/pages/about.md#why`',
    ])
    expect(recorded({ who: 'x', why: 'x' })).toEqual([expect.stringContaining('the text before the first heading was made from')])
    const own = { ...texts, 'en/pages/about.md': { front: 'title: About', compiled: headings('who') } }
    const report = reportOf(own, { translations: { 'zh-cn/pages/about.md': { '': 'x', who: 'x' } } })
    expect(report.map((line) => line.split(' ')[1])).toEqual(['heading-id-differs'])
  })

  it('that lacks a section gets a note', () => {
    const texts = {
      'en/pages/about.md': { front: 'title: About', compiled: headings('who', 'why') },
      'zh-cn/pages/about.md': { front: 'title: 关于', compiled: headings('who') },
    }
    expect(reportOf(texts)).toEqual([
      'note heading-missing content/zh-cn/pages/about.md: The translation has no heading with the id "why". ' +
        'Translate the section, and give its heading the id: `{#id}`. Until then readers are led to the original',
    ])
    expect(reportOf(texts, { site: siteOf({ rules: { 'heading-missing': 'off' } }) })).toEqual([])
  })

  it('that lacks many sections gets a note that names the first ten', () => {
    const ids = Array.from({ length: 12 }, (_, index) => `s${index}`)
    const report = reportOf({
      'en/pages/about.md': { front: 'title: About', compiled: headings(...ids) },
      'zh-cn/pages/about.md': { front: 'title: 关于', compiled: headings() },
    })
    expect(report[0]).toContain('"s8", "s9", …. Translate')
  })

  it('whose heading has another id gets a note that names the likely one', () => {
    const report = reportOf({
      'en/pages/about.md': { front: 'title: About', compiled: headings('who', 'why') },
      'zh-cn/pages/about.md': { front: 'title: 关于', compiled: headings('who', 'reason') },
    })
    expect(report[1]).toMatch(/^note heading-missing/)
    expect(report[0]).toBe(
      'note heading-id-differs content/zh-cn/pages/about.md: The original has no heading with the id "reason". ' +
        'If this is its section "why", end its line with `{#why}`',
    )
    expect(report).toHaveLength(2)
  })

  it('whose heading has the beginning of an id that it lacks gets a note that names this one', () => {
    const report = reportOf({
      'en/pages/about.md': { front: 'title: About', compiled: headings('new', 'who-we-are') },
      'zh-cn/pages/about.md': { front: 'title: 关于', compiled: headings('who') },
    })
    expect(report[0]).toContain('If this is its section "who-we-are", end its line')
    expect(report[1]).toContain('no heading with the ids "new", "who-we-are".')
  })

  it('may be linked to at a section that it lacks: a note for readers has its id', () => {
    const texts = {
      'en/pages/about.md': { front: 'title: About', compiled: headings('who', 'why') },
      'zh-cn/pages/about.md': { front: 'title: 关于', compiled: headings('who') },
      'zh-cn/pages/index.md': { front: 'title: 首页', compiled: link('about.md#why') },
    }
    expect(reportOf(texts)).toEqual([expect.stringMatching(/^note heading-missing/)])
    expect(reportOf(texts, { site: siteOf({ rules: { 'heading-missing': 'off' } }) })).toEqual([
      expect.stringMatching(/^error broken-anchor/),
    ])
  })
})

describe('a file of the public folder', () => {
  it.each(['_search/en.json', '_pages/docs/guide.json', 'Assets/logo.png'])('cannot be in a folder of the generator: %s', (file) => {
    expect(reportOf({}, { publicFiles: [file] })).toEqual([
      expect.stringMatching(
        /^error public-file-conflict public\/.*, which the generator writes\. Move it into a folder with another name$/,
      ),
    ])
  })

  it.each(['_headers', 'about.html', 'about'])('cannot be in the place of another file of the output: %s', (file) => {
    const texts = { 'en/pages/about.md': 'title: About', 'en/pages/about/us.md': 'title: Us' }
    expect(reportOf(texts, { publicFiles: [file] })).toEqual([expect.stringMatching(/^error public-file-conflict/)])
    expect(reportOf(texts, { publicFiles: ['about/us.txt', 'search/en.json'] })).toEqual([])
  })
})

describe('a file of the output', () => {
  const pages = { 'en/docs/b.md': 'title: B', 'en/pages/about.md': 'title: About' }
  const siteWith = (redirects: readonly { from: string; to: string }[]) =>
    siteOf({ docs: { sidebars: { main: { label: 'Main', items: ['b'] } } }, redirects })

  it.each(['about.html', 'about.json', 'About.md', 'docs.html', 'robots.txt'])('has no pages below it: %s', (name) => {
    const texts = { ...pages, [`en/pages/${name}/x.md`]: 'title: X', [`en/pages/${name}/y/z.md`]: 'title: Z' }
    expect(reportOf(texts, { site: siteWith([]) })).toEqual(
      ['x', 'y/z'].map((rest) =>
        expect.stringMatching(
          `^error unsafe-path content/en/pages/${name}/${rest}.md: The page "/${name}/${rest}" needs a folder in the place of the `,
        ),
      ),
    )
  })

  it.each(['docs/b.html', 'docs/b.md', 'zh-cn/docs/b.md', 'old.html', 'llms.txt', '_headers'])(
    'has no public files below it: %s',
    (name) => {
      expect(reportOf(pages, { site: siteWith([{ from: '/old', to: '/about' }]), publicFiles: [`${name}/x.txt`] })).toEqual([
        expect.stringMatching(`^error public-file-conflict public/${name}/x.txt: The file needs a folder in the place of the `),
      ])
    },
  )

  it.each(['/docs/b.html', '/docs/b.md', '/old.html', '/a.txt', '/b.txt'])('has no redirects below it: %s', (name) => {
    const site = siteWith(['/old', `${name}/x`].map((from) => ({ from, to: '/about' })))
    expect(reportOf(pages, { site, publicFiles: ['a.txt', 'zh-cn/b.txt'] })).toEqual([
      expect.stringMatching(`^error redirect-invalid site.config.ts: The redirect from "${name}/x" needs a folder in the place of the `),
    ])
  })
})

it.each(['current', '2.0'])(
  'A page of the docs whose path begins with the name of a version is an error, with the latest version %s',
  (latest) => {
    const sidebars = { main: { label: 'Main', items: ['a', '1.0/b', 'c'] } }
    const cut = ['2.0', '1.0'].map((name) => ({ name, label: name, sidebars: {} }))
    const texts = { 'en/docs/a.md': 'title: A', 'en/docs/1.0/b.md': 'title: B', 'en/docs/c.md': 'title: C\nslug: "2.0"' }
    const errors = reportOf(texts, { site: siteOf({ docs: { latest, sidebars } }, cut) }).filter((line) => line.startsWith('error'))
    expect(errors).toEqual(
      [
        ['1.0/b.md', '1.0/b'],
        ['c.md', '2.0'],
      ].map(([file, slug]) =>
        expect.stringContaining(
          `error version-exists content/en/docs/${file}: The page's path below the docs, "${slug}", begins with the name of a version`,
        ),
      ),
    )
  },
)

it('A link to a file of the public folder that is misspelt is an error that names the file', () => {
  const compiled = link('/logo.pgn')
  expect(reportOf({ 'en/pages/about.md': { front: 'title: About', compiled } }, { publicFiles: ['logo.png'] })).toEqual([
    'error broken-link content/en/pages/about.md: The link "/logo.pgn" leads to no page: there is no "/logo.pgn". ' +
      'The nearest file is "/logo.png"',
  ])
})

it('A link that spells out the address of the site is a warning, unless it leads to a file; an error if it leads to no page', () => {
  const compiled = {
    references: ['/abot?a', '', '/about#nobody', '/about?b', '/a.txt', '.org/'].flatMap(
      (path) => link(`https://site.example${path}`).references ?? [],
    ),
  }
  const found = reportOf({ 'en/pages/about.md': { front: 'title: About', compiled } }, { publicFiles: ['a.txt'] })
  expect(found.sort()).toEqual([
    'error broken-anchor content/en/pages/about.md: The page "/about" has no heading with the id "nobody". ' +
      'Give the heading that id: `## Heading {#nobody}`',
    'error origin-link-broken content/en/pages/about.md: The link "https://site.example/abot?a" leads to no page of this site: there is no ' +
      `"/abot". The nearest page is "/about". If another program answers there, write \`rules: { 'origin-link-broken': 'off' }\` in the ` +
      'configuration',
    ...['', '/about?b'].map(
      (path) =>
        `warning link-with-origin content/en/pages/about.md: The link "https://site.example${path}" spells out the address of this site, ` +
        `so it does not follow a page that moves. Write "${path || '/'}"`,
    ),
  ])
})

describe('a link to a page that has moved', () => {
  const site = siteOf({
    docs: { sidebars: { main: { label: 'Main', items: ['new/place'] } } },
    redirects: [{ from: '/docs/old', to: '/docs/new/place' }],
  })

  it.each([
    ['../docs/old.md', 'warning broken-markdown-link', 'link to "../docs/new/place.md"'],
    ['../docs/old.md#part', 'warning broken-markdown-link', 'link to "../docs/new/place.md#part"'],
    ['/docs/old', 'error broken-link', 'link to "/docs/new/place"'],
    ['/docs/old#part', 'error broken-link', 'link to "/docs/new/place#part"'],
  ])('names the redirect’s target: %s', (url, kind, hint) => {
    const texts = { 'en/docs/new/place.md': 'title: Place', 'en/pages/about.md': { front: 'title: About', compiled: link(url) } }
    const [problem, ...others] = reportOf(texts, { site })
    expect(problem).toContain(kind)
    expect(problem).toContain(`The page has moved: ${hint}`)
    expect(others).toEqual([])
  })
})

it('A link that begins with the base of the site is told to leave it out, in texts and in the configuration', () => {
  const texts = {
    'zh-cn/pages/index.md': { front: 'title: 首页', compiled: link('/base/path/about#a') },
    'en/pages/about.md': { front: 'title: About', compiled: { ...headings('a'), ...link('/base/path') } },
    'en/pages/us.md': { front: 'title: Us', compiled: link('/base/path/abut') },
  }
  const report = reportOf(texts, { site: siteOf({ base: '/base/path/', navbar: [{ label: 'About', to: '/base/path/about' }] }) })
  const hints = report.map((line) => /(?<=\. )(?:Write|The nearest).*/.exec(line)?.[0])
  const added = ', because the build adds the base "/base/path/"'
  expect(hints.sort()).toEqual([`Write "/"${added}`, `Write "/about"${added}`, `Write "/about#a"${added}`, undefined])
})

it('A package in front matter is a value of the configuration, or has a page', () => {
  const texts = { 'en/docs/pipes.md': 'title: pipes\npackages: [pipes, pipez, tubs, tubes]' }
  const site = siteOf({ docs: { sidebars: { main: { label: 'Main', items: ['pipes'] } } }, values: { tubes: '1.0' } })
  expect(reportOf(texts, { site })).toEqual([
    'error unknown-value content/en/docs/pipes.md: There is no value "pipez". Did you mean "pipes"?',
    'error unknown-value content/en/docs/pipes.md: There is no value "tubs". Did you mean "tubes"?',
  ])
})

it('A heading of the level of the title is a warning, except on the home page', () => {
  const compiled = { ...headings('a'), headings: headings('a').headings?.map((heading) => ({ ...heading, level: 1 })) ?? [] }
  const texts = { 'en/pages/index.md': { front: 'title: Home', compiled }, 'en/pages/about.md': { front: 'title: About', compiled } }
  expect(reportOf(texts)).toEqual([expect.stringMatching(/^warning heading-level content\/en\/pages\/about\.md/)])
})

it('A page in no sidebar is a warning, for readers do not find it', () => {
  const docs = { sidebars: { main: { label: 'Main', items: [] } } }
  const texts = { 'en/docs/lonely.md': 'title: Lonely' }
  expect(reportOf(texts, { site: siteOf({ docs }) })).toEqual([expect.stringMatching(/^warning page-in-no-sidebar/)])
})

it('A post with a day that has not begun anywhere gets a warning, because it is published at once', () => {
  const day = (hours: number): string => new Date(Date.now() + hours * 60 * 60 * 1000).toISOString().slice(0, 10)
  const report = (date: string): string[] => reportOf({ [`en/blog/${date}-post.md`]: 'title: Post' }, { site: siteOf({ blog: {} }) })
  expect(report(day(0))).toEqual([])
  expect(report(day(50))).toEqual([expect.stringMatching(/^warning post-in-future .*the next build publishes it/)])
})

it('A page whose address begins with the id of a locale is reported', () => {
  for (const slug of ['en/foo', 'zh-cn/foo'])
    expect(reportOf({ 'en/pages/foo.md': `title: Foo\nslug: ${slug}` }).join()).toContain('begins with the id of a locale')
  expect(reportOf({ 'en/pages/foo.md': 'title: Foo\nslug: entry/foo' })).toEqual([])
})

describe('Versions of the docs', () => {
  const versions = ['2.0', '1.0'].map((name) => ({ name, label: name, sidebars: {} }))
  const versioned = siteOf({ docs: { latest: '2.0', mainDoc: 'b', sidebars: {} }, rules: { 'page-in-no-sidebar': 'off' } }, versions)
  const docs = {
    'en/docs/b.md': 'title: B',
    'en/docs-2.0/a.md': 'title: A',
    'en/docs-2.0/b.md': 'title: B',
    'en/docs-1.0/a.md': 'title: A',
  }

  it('are no place to which a page of the docs has moved that was deleted', () => {
    const linking = (url: string) =>
      reportOf({ ...docs, 'en/docs/b.md': { front: 'title: B', compiled: link(url) } }, { site: versioned }).join()
    expect(linking('./a.md')).toContain('broken-markdown-link')
    expect(linking('./a.md')).not.toMatch(/has moved|docs-[12]/)
    expect(linking('/docs/next/a')).toContain('broken-link')
    expect(linking('/docs/next/a')).not.toContain('has moved')
  })
})
