import { spanAt } from '@pagewright/model'
import { describe, expect, it } from 'vitest'
import { planTexts, siteOf } from '../../tests/plan-texts.ts'
import { resolveReference } from './resolve-references.ts'

const site = siteOf(
  {
    docs: { latest: '2.0', mainDoc: 'start', sidebars: {} },
    blog: {},
    redirects: [
      { from: '/docs/next/cors', to: '/docs/next/origins' },
      { from: '/docs/next/origins', to: '/docs/next/guide/origins' },
    ],
  },
  ['2.0', '1.0'].map((name) => ({ name, label: name, sidebars: {} })),
)
const { page, planned, contents } = planTexts(
  {
    'en/docs/start.md': 'title: Start',
    'en/docs/guide/origins.md': { front: 'title: Origins', compiled: { anchors: ['new'] } },
    'en/docs/unreleased.md': 'title: Unreleased',
    'en/docs-2.0/start.md': 'title: Start',
    'en/docs-2.0/origins.md': 'title: Origins',
    'en/docs-1.0/start.md': 'title: Start',
    'en/docs-1.0/cors.md': 'title: CORS',
    'en/blog/2026-01-01-post.md': 'title: Post',
    'en/pages/index.md': 'title: Home',
  },
  { site },
)

describe('A page of the docs that was moved between versions', () => {
  const paths = { next: '/docs/next/guide/origins', latest: '/docs/origins', old: '/docs/1.0/cors' }

  it.each(Object.values(paths))('is the same page in the version menu of each: %s', (path) => {
    expect(page(path, 'doc').versionLinks.map((link) => link.path)).toEqual([paths.next, paths.latest, paths.old])
  })

  it('has the address of the latest version for search engines, and leads readers there', () => {
    for (const path of [paths.next, paths.old]) {
      expect(page(path, 'doc').canonical).toBe(paths.latest)
      expect(page(path, 'doc').latest?.path).toBe(paths.latest)
    }
  })
})

describe('A link to a file of the docs folder', () => {
  const resolve = (url: string, from: string): unknown => {
    const content = contents.find(({ entry }) => entry.source.file === `content/en/${from}`)
    if (content === undefined) throw new Error(from)
    return resolveReference({ kind: 'link', url, span: spanAt(1, 1) }, { content, locale: site.defaultLocale, planned })
  }

  it.each(['blog/2026-01-01-post.md', 'pages/index.md'])('leads readers of a post or a page to the released docs: %s', (from) => {
    expect(resolve('../docs/start.md', from)).toMatchObject({ type: 'page', path: '/docs/start' })
    expect(resolve('../docs/guide/origins.md', from)).toMatchObject({ type: 'page', path: '/docs/origins' })
  })

  it('leads them to the docs folder if only that has the page or the section', () => {
    expect(resolve('../docs/unreleased.md', 'pages/index.md')).toMatchObject({ path: '/docs/next/unreleased' })
    expect(resolve('../docs/guide/origins.md#new', 'pages/index.md')).toMatchObject({ path: '/docs/next/guide/origins', hash: '#new' })
    expect(resolve('../docs/guide/origins.md#none', 'pages/index.md')).toMatchObject({ anchorMissing: true })
  })

  it('may name the version that is the latest, whose addresses will have its name one day', () => {
    expect(resolve('/docs/2.0/origins', 'blog/2026-01-01-post.md')).toMatchObject({ type: 'page', path: '/docs/origins' })
    expect(resolve('/docs/2.0/nowhere', 'blog/2026-01-01-post.md')).toMatchObject({ type: 'broken-page', target: '/docs/nowhere' })
  })

  it('stays in its own version in a text of the docs', () => {
    expect(resolve('guide/origins.md', 'docs/start.md')).toMatchObject({ path: '/docs/next/guide/origins' })
    expect(resolve('../docs-1.0/cors.md', 'blog/2026-01-01-post.md')).toMatchObject({ path: '/docs/1.0/cors' })
  })
})

it('The name of the docs folder in the version menu may be different in each language', () => {
  const label = { en: 'Next', 'zh-cn': '开发版' }
  const named = siteOf({ docs: { currentLabel: label, sidebars: {} } }, [{ name: '1.0', label: '1.0', sidebars: {} }])
  const plan = planTexts({ 'en/docs/a.md': 'title: A', 'en/docs-1.0/a.md': 'title: A' }, { site: named })
  expect(plan.page('/docs/a', 'doc')).toMatchObject({ version: { label: 'Next' }, versionLinks: [{ label: 'Next' }, { label: '1.0' }] })
  expect(plan.page('/zh-cn/docs/a', 'doc').version.label).toBe('开发版')
  expect(plan.page('/zh-cn/docs/1.0/a', 'doc').latest?.label).toBe('开发版')
  expect(plan.page('/zh-cn/docs/1.0/tags', 'docTagIndex').latest?.label).toBe('开发版')
})

it('Pages that were put together are not taken for each other, and addresses may be percent-encoded', () => {
  const merged = siteOf(
    {
      docs: { latest: '2.0', mainDoc: 'start', sidebars: {} },
      redirects: [
        { from: '/docs/next/a', to: '/docs/next/both' },
        { from: '/docs/next/b', to: '/docs/next/both#b' },
        { from: '/docs/next/alt', to: '/docs/next/%E6%96%B0' },
      ],
    },
    ['2.0', '1.0'].map((name) => ({ name, label: name, sidebars: {} })),
  )
  const ids = { docs: ['start', 'both', '新'], 'docs-2.0': ['start', 'b', 'alt'], 'docs-1.0': ['start', 'a', 'b'] }
  const texts = Object.entries(ids).flatMap(([folder, names]) => names.map((name) => [`en/${folder}/${name}.md`, `title: ${name}`]))
  const plan = planTexts(Object.fromEntries(texts), { site: merged })
  expect(plan.page('/docs/1.0/a', 'doc')).toMatchObject({ canonical: '/docs/1.0/a', latest: { path: '/docs/start' } })
  expect(plan.page('/docs/1.0/b', 'doc').canonical).toBe('/docs/b')
  expect(plan.page('/docs/1.0/a', 'doc').versionLinks[0]?.path).toBe('/docs/next/both')
  expect(plan.page('/docs/next/both', 'doc').latest?.path).toBe('/docs/b')
  expect(plan.page('/docs/next/新', 'doc').latest?.path).toBe('/docs/alt')
})
