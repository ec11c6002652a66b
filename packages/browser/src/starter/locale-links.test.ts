import { expect, test } from 'vitest'
import { withQueryAndHash } from './locale-links.ts'

test('A locale link takes over the query and hash of the page, in place of those it took before', () => {
  expect(withQueryAndHash('/zh-cn/docs', { search: '', hash: '' })).toBe('/zh-cn/docs')
  expect(withQueryAndHash('/zh-cn/docs', { search: '?q=1', hash: '#a' })).toBe('/zh-cn/docs?q=1#a')
  expect(withQueryAndHash('/zh-cn/docs?q=1#a', { search: '', hash: '#b' })).toBe('/zh-cn/docs#b')
})
