import { expect, it } from 'vitest'
import { languageToOffer } from './language-to-offer.ts'

it.each([
  [['zh-TW', 'en'], 'zh-CN'],
  [['ja', 'zh'], 'zh-CN'],
  // The page is there in French, but the hint has no text in it.
  [['fr', 'fr-FR', 'en'], 'en'],
  [['fr'], undefined],
  [['de-AT', 'en'], undefined],
  [['fr', 'de', 'en'], undefined],
])('To a reader of %j, a German page is offered in %s', (wanted, tag) => {
  expect(languageToOffer(wanted, { shown: 'de', offered: ['en', 'zh-CN', 'fr', 'de'] })).toBe(tag)
})
