import { describe, expect, it } from 'vitest'
import { readShard } from '../terms/posting.ts'
import { readVocabulary } from '../terms/vocabulary.ts'
import { type FirstAndShard, type PageTerms, writeShards } from './write-shards.ts'

const names = Array.from({ length: 9000 }, (_, at) => `term${at}`)

function makePages(seed: number): PageTerms[] {
  return Array.from({ length: 40 }, (_, page) => {
    const ids = names.flatMap((_name, id) => ((id * 7 + page * 13 + (page === 3 ? seed : 0)) % 11 === 0 ? [id] : []))
    return { ids: Uint32Array.from(ids), marks: Uint8Array.from(ids, (id) => id % 64) }
  })
}

function toEntries(shards: readonly FirstAndShard[]): [string, number[]][] {
  return shards.flatMap(({ shard }) => {
    const { terms, postingsOf } = readShard(shard)
    return terms.map((term, at): [string, number[]] => [term, Array.from(postingsOf(at).pages)])
  })
}

describe('writeShards', () => {
  const pages = makePages(0)
  const { shards } = writeShards(pages, names)

  it('holds each term once, in order, with its pages', () => {
    const entries = toEntries(shards)
    expect(entries.map(([term]) => term)).toEqual([...names].sort())
    for (const [term, found] of entries.slice(0, 50)) {
      const id = names.indexOf(term)
      expect(found).toEqual(pages.flatMap(({ ids }, page) => (ids.includes(id) ? [page] : [])))
    }
  })

  it('names the first term of each shard', () => {
    expect(shards.length).toBeGreaterThan(2)
    expect(shards.map(({ first }) => first)).toEqual(shards.map(({ shard }) => readShard(shard).terms[0]))
  })

  it('ends its shards at the same terms after an edit', () => {
    const edited = writeShards(makePages(5), names).shards.map(({ first }) => first)
    expect(edited.filter((first) => shards.some((shard) => shard.first === first)).length).toBeGreaterThanOrEqual(shards.length - 1)
  })

  it('leaves out names that no page has any more', () => {
    expect(toEntries(writeShards([{ ids: Uint32Array.of(2), marks: Uint8Array.of(1) }], ['a', 'b', 'c']).shards)).toEqual([['c', [0]]])
  })

  it('lists the words that misspelled ones are corrected to: whole words of letters that are long enough', () => {
    const page = { ids: Uint32Array.of(0, 1, 2, 3, 4), marks: Uint8Array.of(9, 9, 1, 9, 40) }
    const { vocabulary } = writeShards(
      [page, { ids: Uint32Array.of(1), marks: Uint8Array.of(9) }],
      ['json', 'cookie', 'part', '2024', '=cookie'],
    )
    expect(readVocabulary(vocabulary)).toEqual([
      { word: 'cookie', count: 1 },
      { word: 'json', count: 0 },
    ])
  })

  it('adds the words of the glossary to them, and takes stop words for rare', () => {
    const all = Array.from({ length: 16 }, () => ({ ids: Uint32Array.of(0, 1), marks: Uint8Array.of(9, 9) }))
    const { vocabulary } = writeShards(all, ['then', 'token'], ['breaking changes', 'token', '中间件', '中间测试'])
    expect(readVocabulary(vocabulary).map(({ word, count }) => [word, count])).toEqual([
      ['breaking', 0],
      ['changes', 0],
      ['then', 0],
      ['token', 4],
      ['中间', 0],
      ['测试', 0],
      ['间件', 0],
    ])
  })

  it('lists the pairs of Han characters in headings that are a word among them, but not those that only texts have', () => {
    const page = { ids: Uint32Array.of(0, 1, 2, 3, 4), marks: Uint8Array.of(16, 1, 16, 16, 18) }
    const { vocabulary } = writeShards([page], ['日志', '书写', '层是', '限流', '=限流'])
    expect(readVocabulary(vocabulary).map(({ word }) => word)).toEqual(['日志', '限流'])
  })
})
