import { expect, it } from 'vitest'
import { inLanguage, langOf } from './in-language.ts'

const texts = { en: 'Run', 'zh-cn': '运行' }

it.each([
  ['en', 'Run', undefined],
  ['zh-CN', '运行', undefined],
  ['fr', 'Run', 'en'],
])('What is shown in the language %s is %s, in an element of the language %s', (tag, text, lang) => {
  expect(inLanguage(texts, tag)).toBe(text)
  expect(langOf(texts, tag)).toBe(lang)
})
