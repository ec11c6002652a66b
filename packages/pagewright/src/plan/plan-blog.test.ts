import { describe, expect, it } from 'vitest'
import { planTexts, siteOf } from '../../tests/plan-texts.ts'

const day = (number: number): string =>
  `2021-${String(Math.floor((number - 1) / 28) + 1).padStart(2, '0')}-${String(((number - 1) % 28) + 1).padStart(2, '0')}`
const posts = (count: number, front = ''): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`en/blog/${day(index + 1)}-post-${index + 1}.md`, `title: Post ${index + 1}\n${front}`]),
  )
const site = (pageSize: number) => siteOf({ blog: { pageSize, recentPosts: 2, tags: { news: 'News' }, authors: { ann: { name: 'Ann' } } } })

describe('the blog', () => {
  it.each([
    [0, ['/blog']],
    [1, ['/blog']],
    [2, ['/blog']],
    [3, ['/blog', '/blog/page/2']],
    [4, ['/blog', '/blog/page/2']],
    [5, ['/blog', '/blog/page/2', '/blog/page/3']],
  ])('of %j posts, two a page, has the lists %j', (count, lists) => {
    const { plan } = planTexts(posts(count), { site: site(2) })
    expect(plan.routes.filter(({ page }) => page.type === 'postList' && page.locale === 'en').map(({ page }) => page.path)).toEqual(lists)
  })

  it('lists the newest first, and every list knows its neighbors', () => {
    const planned = planTexts(posts(5), { site: site(2) })
    expect(planned.page('/blog', 'postList')).toMatchObject({
      title: 'blog.title',
      posts: [{ title: 'Post 5' }, { title: 'Post 4' }],
      paging: { page: 1, pages: 3, newer: null, older: '/blog/page/2' },
    })
    expect(planned.page('/blog/page/2', 'postList')).toMatchObject({
      title: 'Page 2',
      posts: [{ title: 'Post 3' }, { title: 'Post 2' }],
      paging: { page: 2, pages: 3, newer: '/blog', older: '/blog/page/3' },
    })
    expect(planned.page('/blog/page/3', 'postList')).toMatchObject({
      posts: [{ title: 'Post 1' }],
      paging: { page: 3, pages: 3, newer: '/blog/page/2', older: null },
    })
    expect(planned.page('/blog/page/3', 'postList').recent.map(({ label }) => label)).toEqual(['Post 5', 'Post 4'])
  })

  it('orders posts of one day by their path', () => {
    const planned = planTexts(
      { 'en/blog/2021-01-05-b.md': 'title: B', 'en/blog/2021-01-05-a.md': 'title: A', 'en/blog/c.md': 'title: C\ndate: 2021-01-06' },
      { site: site(10) },
    )
    expect(planned.page('/blog', 'postList').posts.map(({ title }) => title)).toEqual(['C', 'A', 'B'])
    expect(planned.page('/blog/a', 'post')).toMatchObject({ newer: { label: 'C' }, older: { label: 'B' } })
  })

  it('pages the lists of tags as well, and links no unknown tag and no unknown author', () => {
    const planned = planTexts(posts(3, 'tags: [news, constructor]\nauthors: [ann, constructor, nobody]'), { site: site(2) })
    expect(planned.page('/blog/tags/news', 'postTag')).toMatchObject({ count: 3, paging: { pages: 2, older: '/blog/tags/news/page/2' } })
    expect(planned.page('/blog/tags/news/page/2', 'postTag').posts).toHaveLength(1)
    const titles = ['/blog/tags/news', '/blog/tags/news/page/2'].map((path) => planned.page(path, 'postTag').title)
    expect(titles).toEqual(['Tag News', 'Tag News · Page 2'])
    expect(planned.page('/blog/post-1', 'post')).toMatchObject({
      tags: [{ label: 'News', path: '/blog/tags/news' }],
      authors: [{ name: 'Ann', title: '', url: '' }],
    })
  })

  it('names an author in the language of the page', () => {
    const authors = { team: { name: { en: 'Team', 'zh-cn': '团队' } } }
    const planned = planTexts(
      { 'en/blog/2021-01-05-a.md': 'title: A\nauthors: [team]', 'zh-cn/blog/2021-01-05-a.md': 'title: A\nauthors: [team]' },
      { site: siteOf({ blog: { authors } }) },
    )
    expect(planned.page('/blog/a', 'post').authors).toEqual([{ name: 'Team', title: '', url: '' }])
    expect(planned.page('/zh-cn/blog/a', 'post').authors).toEqual([{ name: '团队', title: '', url: '' }])
  })

  it('archives by year, the newest first', () => {
    const planned = planTexts(
      {
        'en/blog/2019-12-31-old.md': 'title: Old',
        'en/blog/2021-01-01-new.md': 'title: New',
        'en/blog/2021-05-01-newer.md': 'title: Newer',
      },
      { site: site(10) },
    )
    expect(planned.page('/blog/archive', 'archive').years.map(({ year, posts: own }) => [year, own.map(({ title }) => title)])).toEqual([
      ['2021', ['Newer', 'New']],
      ['2019', ['Old']],
    ])
    expect(planned.page('/blog/archive', 'archive').recent.map(({ label }) => label)).toEqual(['Newer', 'New'])
    expect(planned.page('/blog/tags', 'postTagIndex').recent.map(({ label }) => label)).toEqual(['Newer', 'New'])
  })

  it('is not there where the site has none', () => {
    expect(planTexts(posts(2)).paths.filter((path) => path.includes('blog'))).toEqual([])
  })
})
