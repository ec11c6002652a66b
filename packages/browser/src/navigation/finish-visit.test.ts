import { expect, test, vi } from 'vitest'
import { hashElement } from './finish-visit.ts'

test.each([
  ['#a', ['a'], 'a'],
  ['#%E4%BA%8C', ['二'], '二'],
  ['#%E4%BA%8C', ['二', '%E4%BA%8C'], '%E4%BA%8C'],
  ['#%E0%A4%A', ['%E0%A4%A'], '%E0%A4%A'],
  ['#%E0%A4%A', ['a'], undefined],
  ['#nowhere', ['a'], undefined],
  ['', ['a', ''], undefined],
  ['#', ['a', ''], undefined],
])('The hash %j names, among %j, %j', (hash, ids, found) => {
  vi.stubGlobal('document', { getElementById: (id: string) => (ids.includes(id) ? { id } : null) })
  expect(hashElement(hash)?.id).toBe(found)
})
