import { describe, expect, it } from 'vitest'
import { planTexts, siteOf } from '../../tests/plan-texts.ts'
import { sidebarDocIds } from './resolve-sidebars.ts'

const site = siteOf({
  docs: {
    sidebars: {
      guide: {
        label: { en: 'Guide', 'zh-cn': '指南' },
        items: [
          'start',
          { label: { en: 'HTTP', 'zh-cn': '服务' }, doc: 'http', items: ['http/cors', 'nowhere', { label: 'Deep', items: ['http/log'] }] },
        ],
      },
      empty: { label: 'Empty', items: [] },
      course: { label: 'Course', steps: true, items: ['first', 'second'] },
    },
  },
})
const planned = planTexts(
  {
    'en/docs/start.md': 'title: Start here\nsidebarLabel: Start',
    'en/docs/http/index.md': 'title: Server',
    'en/docs/http/cors.md': 'title: CORS',
    'en/docs/http/log.md': 'title: Log\nslug: logging',
    'en/docs/first.md': 'title: First',
    'en/docs/second.md': 'title: Second',
    'en/docs/lonely.md': 'title: Lonely',
    'zh-cn/docs/start.md': 'title: 开始',
  },
  { site },
)

describe('a sidebar', () => {
  it("has links with their docs' labels and paths; what names no doc is left out", () => {
    expect(planned.plan.sidebars.get('en/current/guide')).toEqual({
      id: 'guide',
      label: 'Guide',
      items: [
        { type: 'link', label: 'Start', path: '/docs/start' },
        {
          type: 'group',
          label: 'HTTP',
          path: '/docs/http',
          items: [
            { type: 'link', label: 'CORS', path: '/docs/http/cors' },
            { type: 'group', label: 'Deep', path: null, items: [{ type: 'link', label: 'Log', path: '/docs/logging' }] },
          ],
        },
      ],
    })
    expect(planned.plan.sidebars.get('en/current/empty')).toEqual({ id: 'empty', label: 'Empty', items: [] })
  })

  it("speaks the locale's language, and shows the original where there is no translation", () => {
    expect(planned.plan.sidebars.get('zh-cn/current/guide')).toMatchObject({
      label: '指南',
      items: [
        { label: '开始', path: '/zh-cn/docs/start' },
        { label: '服务', path: '/zh-cn/docs/http', items: [{ label: 'CORS', path: '/zh-cn/docs/http/cors' }, { label: 'Deep' }] },
      ],
    })
  })

  it('says in which language the label of an untranslated page is, also to its neighbors', () => {
    const [start, group] = planned.plan.sidebars.get('zh-cn/current/guide')?.items ?? []
    expect(start).not.toHaveProperty('lang')
    expect(group).toMatchObject({ items: [{ label: 'CORS', lang: 'en' }, { items: [{ label: 'Log', lang: 'en' }] }] })
    expect(planned.page('/zh-cn/docs/logging', 'doc').previous).toEqual({ label: 'CORS', path: '/zh-cn/docs/http/cors', lang: 'en' })
    expect(planned.page('/docs/logging', 'doc').previous).not.toHaveProperty('lang')
  })

  it('gives its pages their neighbors and their trail', () => {
    expect(planned.page('/docs/start', 'doc')).toMatchObject({
      previous: null,
      next: { label: 'HTTP', path: '/docs/http' },
    })
    expect(planned.page('/docs/logging', 'doc')).toMatchObject({
      previous: { label: 'CORS', path: '/docs/http/cors' },
      next: null,
      breadcrumbs: [
        { label: 'Guide', path: '/docs/start' },
        { label: 'HTTP', path: '/docs/http' },
        { label: 'Deep', path: null },
        { label: 'Log', path: '/docs/logging' },
      ],
    })
    expect(planned.page('/docs/first', 'doc').breadcrumbs).toEqual([
      { label: 'Course', path: null },
      { label: 'Step 1 of 2', path: null },
      { label: 'First', path: '/docs/first' },
    ])
    expect(planned.page('/docs/second', 'doc').breadcrumbs).toEqual([
      { label: 'Course', path: '/docs/first' },
      { label: 'Step 2 of 2', path: null },
      { label: 'Second', path: '/docs/second' },
    ])
    expect(planned.page('/docs/lonely', 'doc')).toMatchObject({ previous: null, next: null, breadcrumbs: [] })
  })
})

it('The docs that sidebars name come in their order, those of groups first', () => {
  expect(sidebarDocIds(['a', { label: 'G', doc: 'g', items: ['g/a', { label: 'H', items: ['g/h'] }] }, 'b'])).toEqual([
    'a',
    'g',
    'g/a',
    'g/h',
    'b',
  ])
})
