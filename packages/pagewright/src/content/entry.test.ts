import type { ContentKind, SourceFile } from '@pagewright/markdown'
import { createProblemList } from '@pagewright/model'
import { describe, expect, it } from 'vitest'
import { isDay, isSafeSlug, loadEntry } from './entry.ts'

function load(kind: ContentKind, { name, front = 'title: T' }: { name: string; front?: string }) {
  const problems = createProblemList()
  const source: SourceFile = {
    file: `content/en/${kind}/${name}`,
    kind,
    locale: 'en',
    version: 'current',
    name,
    text: `---\n${front}\n---\n`,
    key: '',
  }
  return { entry: loadEntry(source, problems), codes: problems.all().map(({ code }) => code) }
}

describe('an entry', () => {
  it.each([
    ['docs', 'index.md', '', ''],
    ['docs', 'guide/index.md', 'guide', 'guide'],
    ['docs', 'guide/base.md', 'guide/base', 'guide/base'],
    ['docs', 'guide/v1.2.md', 'guide/v1.2', 'guide/v1.2'],
    ['docs', '中文.md', '中文', '中文'],
    ['pages', 'index.md', '', ''],
    ['pages', 'reindex.md', 'reindex', 'reindex'],
    ['blog', '2021-01-05-hello.md', '2021-01-05-hello', 'hello'],
    ['blog', '2021-01-05-hello/index.md', '2021-01-05-hello', 'hello'],
  ] as const)('has its id and its path by its name: %s/%s', (kind, name, id, slug) => {
    expect(load(kind, { name })).toMatchObject({ entry: { id, slug }, codes: [] })
  })

  it('has the path that its author gives', () => {
    expect(load('docs', { name: 'a.md', front: 'title: T\nslug: b/c' }).entry).toMatchObject({ id: 'a', slug: 'b/c' })
    expect(load('blog', { name: '2021-01-05-a.md', front: 'title: T\nslug: b\ndate: 2021-02-01' }).entry).toMatchObject({
      slug: 'b',
      date: '2021-02-01',
    })
  })

  it('needs a day when it is a post', () => {
    expect(load('blog', { name: 'hello.md' })).toEqual({ entry: null, codes: ['front-matter-missing-key'] })
    expect(load('blog', { name: '2021-02-30-hello.md' })).toEqual({ entry: null, codes: ['front-matter-missing-key'] })
    expect(load('blog', { name: 'hello.md', front: 'title: T\ndate: 2021-01-05' }).entry).toMatchObject({
      slug: 'hello',
      date: '2021-01-05',
    })
  })

  it.each([
    'a b.md',
    'a#.md',
    '-a.md',
    '_a.md',
    'a/_b.md',
    '.a.md',
    'a%20.md',
    'a\nb.md',
    'index/index.md',
    'index.html.md',
    'index.html/a.md',
    'a\\b.md',
    '../a.md',
  ])('is none under a name that is no path: %j', (name) => {
    expect(load('pages', { name })).toEqual({ entry: null, codes: ['unsafe-path'] })
  })

  it("has the sidebar's label of its title, unless it has its own", () => {
    expect(load('docs', { name: 'a.md' }).entry).toMatchObject({ sidebarLabel: 'T', packages: [] })
    expect(load('docs', { name: 'a.md', front: 'title: T\nsidebarLabel: S\npackages: [tea]' }).entry).toMatchObject({
      sidebarLabel: 'S',
      packages: ['tea'],
    })
  })
})

describe('isSafeSlug', () => {
  it.each(['a', 'a/b', 'a-b_c.d~e', '1', '中文/é', 'index/a', 'a/index.htm', 'indexes', 'परिचय', 'การติดตั้ง'])('takes %j', (slug) => {
    expect(isSafeSlug(slug)).toBe(true)
  })

  it.each([
    '',
    '/',
    '/a',
    'a/',
    'a//b',
    '.',
    '..',
    '../a',
    'a/../b',
    './a',
    '.a',
    'a/.b',
    '-a',
    '~a',
    'a b',
    'a?b',
    'a#b',
    'a%2fb',
    'a\\b',
    'a:b',
    'a\0',
    'a\n',
    'a\u202eb',
    'index',
    'a/index',
    'index.html',
    'a/index.html/b',
    '*',
    'e\u0301',
  ])('refuses %j', (slug) => {
    expect(isSafeSlug(slug)).toBe(false)
  })
})

it('A day is one of the calendar, in one form', () => {
  expect(['2021-01-01', '2000-02-29', '9999-12-31'].map(isDay)).toEqual([true, true, true])
  expect(
    ['1900-02-29', '2021-00-01', '2021-01-00', '2021-01-32', '21-01-01', '2021-1-1', '2021-01-01 ', '+2021-01-01', ''].filter(isDay),
  ).toEqual([])
})
