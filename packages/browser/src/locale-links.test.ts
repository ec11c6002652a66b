import { expect, test } from 'vitest'
import { withPlace } from './locale-links.ts'

test('A locale link takes over the query and hash of the page, in place of those it took before', () => {
  expect(withPlace('/zh-cn/docs', { search: '', hash: '' })).toBe('/zh-cn/docs')
  expect(withPlace('/zh-cn/docs', { search: '?q=1', hash: '#a' })).toBe('/zh-cn/docs?q=1#a')
  expect(withPlace('/zh-cn/docs?q=1#a', { search: '', hash: '#b' })).toBe('/zh-cn/docs#b')
})
