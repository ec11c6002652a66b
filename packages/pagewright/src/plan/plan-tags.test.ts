import type { TagLink } from '@pagewright/model'
import { describe, expect, it } from 'vitest'
import { planTexts, siteOf } from '../../tests/plan-texts.ts'
import { groupTags } from './plan-tags.ts'

const link = (label: string): TagLink => ({ label, path: `/${label}`, count: 1 })
const show = (labels: readonly string[], lang: string): string[] =>
  groupTags(labels.map(link), lang).map(({ letter, tags }) => `${letter}: ${tags.map(({ label }) => label).join(' ')}`)

describe('groupTags', () => {
  it('groups by the first letter, whatever its case, in the order of the language', () => {
    expect(show(['schema', 'HTTP', 'api', 'Effect', 'http2', 'Élan'], 'en')).toEqual([
      'A: api',
      'E: Effect',
      'É: Élan',
      'H: HTTP http2',
      'S: schema',
    ])
    expect(show(['中间件', '安全', 'API', '路由'], 'zh-CN')).toEqual(['安: 安全', '路: 路由', '中: 中间件', 'A: API'])
  })

  it('takes a character beyond the first plane for one letter, and a tag without a label for none', () => {
    expect(show(['𠮷', '😀 fun'], 'en')).toEqual(['😀: 😀 fun', '𠮷: 𠮷'])
    expect(show([''], 'en')).toEqual([': '])
    expect(show([], 'en')).toEqual([])
  })
})

describe('tags of docs', () => {
  const sidebars = { guide: { label: 'Guide', items: ['b'] } }
  const site = siteOf({ docs: { sidebars, tags: { http: 'HTTP', unused: 'Unused', rpc: { en: 'RPC', 'zh-cn': '远程' } } } })
  const planned = planTexts(
    {
      'en/docs/a.md': 'title: A\ntags: [http, rpc, unknown, http]',
      'en/docs/b.md': 'title: B\ntags: [http]\ndescription: About B.',
      'zh-cn/docs/a.md': 'title: 甲\ntags: [rpc]',
    },
    { site },
  )

  it('are listed with their counts; those without a page, and unknown ones, are not', () => {
    expect(planned.page('/docs/tags', 'docTagIndex').groups.flatMap(({ tags }) => tags)).toEqual([
      { label: 'HTTP', path: '/docs/tags/http', count: 2 },
      { label: 'RPC', path: '/docs/tags/rpc', count: 1 },
    ])
    expect(planned.paths).not.toContain('/docs/tags/unused')
    expect(planned.paths).not.toContain('/docs/tags/unknown')
  })

  it('stand once on a page that names one twice', () => {
    expect(planned.page('/docs/a', 'doc').tags.map(({ label }) => label)).toEqual(['HTTP', 'RPC'])
  })

  it('have a page with each doc, those of the sidebars first', () => {
    expect(planned.page('/docs/tags/http', 'docTag')).toMatchObject({
      title: 'Tag HTTP',
      tag: 'HTTP',
      docs: [
        { title: 'B', path: '/docs/b', description: 'About B.', section: 'Guide' },
        { title: 'A', path: '/docs/a', description: '', section: null },
      ],
      indexPath: '/docs/tags',
    })
  })

  it('count what a locale shows: its own texts, and those that stand in', () => {
    expect(planned.page('/zh-cn/docs/tags', 'docTagIndex').groups.flatMap(({ tags }) => tags)).toEqual([
      { label: '远程', path: '/zh-cn/docs/tags/rpc', count: 1 },
      { label: 'HTTP', path: '/zh-cn/docs/tags/http', count: 1 },
    ])
  })
})
