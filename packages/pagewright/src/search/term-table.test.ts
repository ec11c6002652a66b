import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PageTerms } from '@pagewright/search'
import { afterAll, describe, expect, it } from 'vitest'
import { openTermTable } from './term-table.ts'

const folder = mkdtempSync(join(tmpdir(), 'terms-'))
const path = join(folder, 'zh-cn.terms')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function named({ ids, marks }: PageTerms, { names }: ReturnType<typeof openTermTable>): Record<string, number> {
  return Object.fromEntries(Array.from(ids, (id, at) => [names[id], marks[at]]))
}

function unread(): never {
  throw new Error('The page was read again')
}

describe('A table of terms', () => {
  it('reads a page once, also in a later build', () => {
    const first = openTermTable(path)
    first.termsOf(
      'a',
      () =>
        new Map([
          ['中间', 1],
          ['件', 2],
        ]),
    )
    first.termsOf(
      'b',
      () =>
        new Map([
          ['use', 63],
          ['中间', 3],
        ]),
    )
    first.save()
    const later = openTermTable(path)
    expect(named(later.termsOf('b', unread), later)).toEqual({ use: 63, 中间: 3 })
    expect(
      named(
        later.termsOf(
          'c',
          () =>
            new Map([
              ['件', 4],
              ['new', 5],
            ]),
        ),
        later,
      ),
    ).toEqual({ 件: 4, new: 5 })
    later.save()
    const last = openTermTable(path)
    expect(named(last.termsOf('c', unread), last)).toEqual({ 件: 4, new: 5 })
    expect(() => last.termsOf('a', unread)).toThrow()
    expect(last.names).toEqual(['件', 'new'])
  })

  it('is empty where its file is damaged', () => {
    writeFileSync(path, 'damaged')
    expect(openTermTable(path).names).toEqual([])
  })
})
