import { describe, expect, it } from 'vitest'
import { localize } from './locale.ts'
import { formatMessage, pluralMessage } from './messages.ts'

describe('formatMessage', () => {
  it.each([
    ['Page {page}', { page: 2 }, 'Page 2'],
    ['{a}{b}{a}', { a: 'x', b: 'y' }, 'xyx'],
    ['{missing} stays', {}, '{missing} stays'],
    ['{ page } and {} stay', { page: 1 }, '{ page } and {} stay'],
    ['第 {page} 页', { page: 0 }, '第 0 页'],
    ['{a}', { a: '{b}', b: 'x' }, '{b}'],
    ['{a}', { a: '$&' }, '$&'],
  ])('inserts values for the names in %j', (text, values, result) => {
    expect(formatMessage(text, values as Record<string, string | number>)).toBe(result)
  })
})

describe('pluralMessage', () => {
  const en = { 'posts.one': 'One post', 'posts.other': '{count} posts', 'days.other': '{count} days' }

  it.each([
    [0, '0 posts'],
    [1, 'One post'],
    [2, '2 posts'],
    [1200, '1,200 posts'],
  ])('chooses the plural form for %j', (count, text) => {
    expect(pluralMessage(en, { key: 'posts', count, lang: 'en' })).toBe(text)
  })

  it('falls back to the general form, then to the key', () => {
    expect(pluralMessage(en, { key: 'days', count: 1, lang: 'en' })).toBe('1 days')
    expect(pluralMessage(en, { key: 'weeks', count: 1, lang: 'en' })).toBe('weeks')
  })

  it('knows languages with a single form and languages with many', () => {
    expect(pluralMessage({ 'posts.other': '{count} 篇' }, { key: 'posts', count: 1, lang: 'zh-CN' })).toBe('1 篇')
    const ru = {
      'posts.one': '{count} статья',
      'posts.few': '{count} статьи',
      'posts.many': '{count} статей',
      'posts.other': '{count} статьи',
    }
    expect([1, 3, 5, 21].map((count) => pluralMessage(ru, { key: 'posts', count, lang: 'ru' }))).toEqual([
      '1 статья',
      '3 статьи',
      '5 статей',
      '21 статья',
    ])
  })
})

describe('localize', () => {
  it('gives the text of the locale, or the first text if there is none', () => {
    expect(localize('Docs', 'zh-cn')).toBe('Docs')
    expect(localize({ en: 'Docs', 'zh-cn': '文档' }, 'zh-cn')).toBe('文档')
    expect(localize({ en: 'Docs' }, 'zh-cn')).toBe('Docs')
    expect(localize({}, 'zh-cn')).toBe('')
  })
})
