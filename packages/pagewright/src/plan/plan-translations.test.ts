import { type Messages, spanAt } from '@pagewright/model'
import { describe, expect, it } from 'vitest'
import { planTexts, siteOf } from '../../tests/plan-texts.ts'
import type { TranslationSections } from '../content/translation-record.ts'

const headings = ['water', 'cup'].map((id, index) => ({ id, text: id, level: 2, kind: null, span: spanAt(index + 5, 1) }))
const site = siteOf({
  locales: [
    { id: 'en', lang: 'en', label: 'English' },
    { id: 'zh-cn', lang: 'zh-CN', label: '中文' },
    { id: 'fr', lang: 'fr', label: 'Français' },
  ],
  messages: Object.fromEntries(['en', 'zh-cn', 'fr'].map((id) => [id, siteOf().messages['en'] as Messages])),
})
const texts = {
  'en/docs/tea.md': { front: 'title: Tea', compiled: { headings, sectionHashes: { '': 'a', water: 'b', cup: 'c' } } },
  'en/docs/milk.md': { front: 'title: Milk', compiled: { sectionHashes: { '': 'd' } } },
  'zh-cn/docs/tea.md': { front: 'title: 茶', compiled: { headings, sectionHashes: { '': 'x', water: 'y', cup: 'z' } } },
  'fr/docs/tea.md': { front: 'title: Thé', compiled: { headings: headings.slice(0, 1), sectionHashes: {} } },
}

/** What is behind, by translation. */
function behindOf(translations: TranslationSections): Record<string, string[]> {
  const { plan } = planTexts(texts, { site, translations })
  return Object.fromEntries([...plan.translations.values()].map(({ name, behind }) => [name, behind.map(({ id }) => `#${id}`)]))
}

describe('a section of a translation is behind', () => {
  const [chinese, french] = ['zh-cn/docs/tea.md', 'fr/docs/tea.md'] as const
  it.each<[string, TranslationSections, string[], string[]]>([
    ['when it was made from another text', { [chinese]: { '': 'old', water: 'b', cup: 'old' } }, ['#', '#cup'], []],
    ['not when it was made from this one', { [chinese]: { '': 'a', water: 'b', cup: 'c' } }, [], []],
    ['not when nothing is recorded of it', { [chinese]: { water: 'old' } }, ['#water'], []],
    ['not without a record', {}, [], []],
    ['not for what another translation was made from', { [french]: { water: 'old' } }, [], ['#water']],
    ['not where it has no such heading', { [french]: { cup: 'old' } }, [], []],
    ['not where the original has none any more', { [chinese]: { milk: 'old', constructor: 'old' } }, [], []],
  ])('%s', (_title, record, inChinese, inFrench) => {
    expect(behindOf(record)).toEqual({ [chinese]: inChinese, [french]: inFrench })
  })
})
