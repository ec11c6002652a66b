import { expect, it } from 'vitest'
import { endOf } from './end-of.ts'

it('An announcement ends when its last day is over everywhere on Earth, or never', () => {
  const news = { id: 'news', text: 'News' }
  expect(endOf(news)).toBe(null)
  expect(endOf({ ...news, until: '2026-12-31' })).toBe(Date.UTC(2027, 0, 1, 11, 59, 59))
})
