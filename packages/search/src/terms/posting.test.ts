import { describe, expect, it } from 'vitest'
import { joinTerms, readShard, writeTerm } from './posting.ts'

describe('A shard', () => {
  const entries: [string, number[], number[]][] = [
    ['=usereq', [4], [16]],
    ['use', [0, 1, 2, 33, 2000, 1_000_000], [0, 63, 1, 2, 3, 4]],
    ['usereq', [7], [8]],
    ['中间', [0, 40], [7, 31]],
    ['间件', [39], [0]],
  ]

  it('gives back what was written, and survives JSON without a character more', () => {
    const shard = joinTerms(
      entries.map(([term, pages, marks], at) => writeTerm(term, { before: entries[at - 1]?.[0] ?? '', pages, marks })),
    )
    const json = JSON.stringify(shard)
    expect(json).toHaveLength(
      JSON.stringify({ terms: '', gaps: '', marks: '' }).length +
        shard.terms.length +
        shard.gaps.length +
        shard.marks.length +
        2 * entries.length,
    )
    const { terms, postingsOf } = readShard(JSON.parse(json))
    expect(terms.map((term, at) => [term, postingsOf(at).pages, postingsOf(at).marks])).toEqual(entries)
  })
})
