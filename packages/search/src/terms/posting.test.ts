import { describe, expect, it } from 'vitest'
import { createShardWriter, readShard } from './posting.ts'

describe('A shard', () => {
  const entries: [string, number[], number[]][] = [
    ['=usereq', [4], [16]],
    ['use', [0, 1, 2, 33, 2000, 1_000_000], [0, 63, 1, 2, 3, 4]],
    ['usereq', [7], [8]],
    ['中间', [0, 40], [7, 31]],
    ['间件', [39], [0]],
  ]

  it('gives back what was written, and survives JSON without a character more', () => {
    const writer = createShardWriter()
    for (const [term, pages, marks] of entries) writer.add(term, { pages, marks })
    const shard = writer.take()
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

  it('is empty again when it was taken', () => {
    const writer = createShardWriter()
    writer.add('a', { pages: [1], marks: [1] })
    writer.take()
    expect(writer.size()).toBe(0)
    expect(readShard(writer.take()).terms).toEqual([])
  })
})
