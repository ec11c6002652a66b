import { spanAt } from '@pagewright/model'
import { describe, expect, it } from 'vitest'
import { planTexts } from '../../tests/plan-texts.ts'
import { type AcceptedName, acceptSections, namesSection } from './accept-sections.ts'

const tea = { headings: [{ id: 'cup', text: 'Cup', level: 2, kind: null, span: spanAt(5, 1) }], sectionHashes: { '': 'a', cup: 'b' } }
const { plan } = planTexts({
  'en/docs/tea.md': { front: 'title: Tea', compiled: tea },
  'en/docs/hot/milk.md': { front: 'title: Milk', compiled: { sectionHashes: { '': 'c', new: 'd' } } },
  'zh-cn/docs/tea.md': { front: 'title: 茶', compiled: tea },
  'zh-cn/docs/hot/milk.md': { front: 'title: 奶' },
})
const translations = [...plan.translations.values()]
const before = {
  'zh-cn/docs/tea.md': { '': 'old', cup: 'old', gone: 'old' },
  'zh-cn/docs/gone.md': { '': 'old' },
  'zh-cn/docs/broken.md': { '': 'old' },
}
const kept = { 'zh-cn/docs/broken.md': { '': 'old' } }
const unreadable = new Set(['zh-cn/docs/broken.md'])

describe('accepting', () => {
  it.each<[string, AcceptedName, Record<string, Record<string, string>>]>([
    ['a section', { path: 'zh-cn/docs/tea.md', id: 'cup' }, { 'zh-cn/docs/tea.md': { '': 'old', cup: 'b' } }],
    ['the text before the first heading', { path: 'zh-cn/docs/tea.md', id: '' }, { 'zh-cn/docs/tea.md': { '': 'a', cup: 'old' } }],
    ['a translation', { path: 'zh-cn/docs/tea.md', id: null }, { 'zh-cn/docs/tea.md': { '': 'a', cup: 'b' } }],
    [
      'a folder',
      { path: 'zh-cn/docs/hot', id: null },
      { 'zh-cn/docs/hot/milk.md': { '': 'c' }, 'zh-cn/docs/tea.md': { '': 'old', cup: 'old' } },
    ],
    ['all', { path: '', id: null }, { 'zh-cn/docs/hot/milk.md': { '': 'c' }, 'zh-cn/docs/tea.md': { '': 'a', cup: 'b' } }],
  ])('%s records what is there now, and forgets what is gone', (_title, name, sections) => {
    expect(acceptSections(before, { names: [name], translations, unreadable })).toEqual({ ...kept, ...sections })
  })

  it.each<[AcceptedName, boolean]>([
    [{ path: 'zh-cn/docs', id: null }, true],
    [{ path: 'zh-cn/docs/tea.md', id: 'cup' }, true],
    [{ path: 'zh-cn/docs/tea.md', id: 'saucer' }, false],
    [{ path: 'zh-cn/docs/te', id: null }, false],
    [{ path: 'en/docs/tea.md', id: null }, false],
  ])('%j means sections: %j', (name, known) => {
    expect(namesSection(name, translations)).toBe(known)
  })
})
