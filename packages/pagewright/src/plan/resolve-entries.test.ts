import { spanAt } from '@pagewright/model'
import { describe, expect, it } from 'vitest'
import { planTexts, siteOf } from '../../tests/plan-texts.ts'
import { resolveReference } from './resolve-references.ts'

const site = siteOf({ docs: { sidebars: {} } }, [{ name: '1.0', label: '1.0', sidebars: {} }])
const { planned, contents } = planTexts(
  {
    'en/docs/http.md': { front: 'title: http\npackages: [http, pipeline]', compiled: textWith({ Http: 'http', Middleware: 'middleware' }) },
    'en/docs/pipeline.md': {
      front: 'title: pipeline',
      compiled: textWith({ Pipeline: 'pipeline', Context: 'context', Middleware: 'own' }),
    },
    'en/docs/module.md': { front: 'title: module', compiled: textWith({ Context: 'context', Module: 'module' }) },
    'en/docs/guide.md': { front: 'title: Guide' },
    'zh-cn/docs/pipeline.md': { front: 'title: pipeline', compiled: textWith({ Pipeline: 'guandao' }) },
    'en/docs-1.0/pipeline.md': { front: 'title: pipeline', compiled: textWith({ Old: 'old' }) },
    'en/pages/about.md': { front: 'title: About', compiled: textWith({ About: 'about' }) },
  },
  { site },
)

function textWith(entries: Readonly<Record<string, string>>): { entries: [string, string][]; anchors: string[] } {
  return { entries: Object.entries(entries), anchors: Object.values(entries) }
}

function find(name: string, { from = 'en/docs/http.md', in: id = 'en' } = {}): string | null {
  const content = contents.find(({ entry }) => entry.source.file === `content/${from}`)
  const locale = site.locales.find((known) => known.id === id)
  if (content === undefined || locale === undefined) throw new Error(from)
  const resolution = resolveReference({ kind: 'entry', url: name, span: spanAt(1, 1) }, { content, locale, planned })
  return resolution.type === 'page' ? `${resolution.path}${resolution.hash}${resolution.anchorMissing ? ' without anchor' : ''}` : null
}

describe('a name in a signature', () => {
  it('leads to the entry on its own page first', () => {
    expect(find('Middleware')).toBe('/docs/http#middleware')
    expect(find('About', { from: 'en/pages/about.md' })).toBe('/about#about')
  })

  it('leads to the entry on the page of a package that its page lists, also where others document the name', () => {
    expect(find('Context')).toBe('/docs/pipeline#context')
  })

  it('leads nowhere where only packages document it that its page does not list', () => {
    expect(find('Module')).toBeNull()
  })

  it('leads to the only entry from a page that lists no packages, and nowhere where there are several', () => {
    expect(find('Module', { from: 'en/docs/guide.md' })).toBe('/docs/module#module')
    expect(find('Context', { from: 'en/docs/guide.md' })).toBeNull()
    expect(find('toString', { from: 'en/docs/guide.md' })).toBeNull()
  })

  it('leads to the page in the language that is shown, and its id there', () => {
    expect(find('Pipeline', { in: 'zh-cn' })).toBe('/zh-cn/docs/pipeline#guandao')
  })

  it('stays in its version of the docs, and within the docs', () => {
    expect(find('Old', { from: 'en/docs/guide.md' })).toBeNull()
    expect(find('Old', { from: 'en/docs-1.0/pipeline.md' })).not.toBeNull()
    expect(find('Pipeline', { from: 'en/pages/about.md' })).toBeNull()
  })
})
