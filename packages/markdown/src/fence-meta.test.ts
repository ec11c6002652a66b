import { describe, expect, it } from 'vitest'
import { parseFenceMeta } from './fence-meta.ts'

const numbers = (set: ReadonlySet<number>): number[] => [...set].sort((a, b) => a - b)

describe('the meta of a fence', () => {
  it('is empty for no words', () => {
    const meta = parseFenceMeta('')
    expect(meta).toMatchObject({ title: null, file: null, numbered: false, types: false, unknown: [] })
    for (const set of [meta.highlighted, meta.inserted, meta.deleted, meta.focused]) expect(set.size).toBe(0)
  })

  it.each([
    ['title="a b.ts"', 'a b.ts'],
    ["title='a b.ts'", 'a b.ts'],
    ['title=a.ts', 'a.ts'],
    ['title=""', ''],
    ['title="{1}"', '{1}'],
    ['title="标题"', '标题'],
    ['title="it\'s"', "it's"],
  ])('reads the title of %j', (meta, title) => {
    expect(parseFenceMeta(meta)).toMatchObject({ title, unknown: [] })
  })

  it.each([
    ['{1}', [1]],
    ['{1,3-5}', [1, 3, 4, 5]],
    ['{ 1 , 3 - 4 }', [1, 3, 4]],
    ['{5-3}', []],
    ['{0}', [0]],
    ['{1,,2}', [1, 2]],
    ['{1-}', []],
    ['{-3}', []],
    ['{12345}', []],
    ['{2-2}', [2]],
    ['{}', []],
  ])('highlights the lines %j', (meta, lines) => {
    expect(numbers(parseFenceMeta(meta).highlighted)).toEqual(lines)
  })

  it('keeps the kinds of lines apart', () => {
    const { highlighted, inserted, deleted, focused } = parseFenceMeta('{1} ins={2} del={3-4} focus="5"')
    expect([highlighted, inserted, deleted, focused].map(numbers)).toEqual([[1], [2], [3, 4], [5]])
  })

  it('reads flags in any order, and a file with its region', () => {
    expect(parseFenceMeta('nofold file="samples/a.ts#part" types lines')).toMatchObject({
      file: 'samples/a.ts',
      region: 'part',
      numbered: true,
      folded: false,
      types: true,
      unknown: [],
    })
  })

  it.each([
    ['linse', ['linse']],
    ['{1-,2} ins={5-3} del="x"', ['1-', '5-3', 'x']],
    ['titel="a b" x=1', ['titel="a b"', 'x=1']],
    ['{a}', ['{a}']],
    ['lines=1', ['lines=1']],
    ['title', ['title']],
    ['title=“a.ts”', ['title=“a.ts”']],
    ['"a', ['"a']],
    ['constructor=1 __proto__', ['constructor=1', '__proto__']],
    ['title=a title=b', ['title=b']],
    ['title="a b" [c]', ['[c]']],
    ['[a] [b]', ['[b]']],
  ])('tells what it does not know: %j', (meta, unknown) => {
    expect(parseFenceMeta(meta).unknown).toEqual(unknown)
  })
})

describe('a title in brackets', () => {
  it.each([
    ['[src/index.ts]', 'src/index.ts'],
    ['[a b.ts] {1}', 'a b.ts'],
    ['[a.ts]{1}', 'a.ts'],
    ['[[id].ts]', '[id].ts'],
  ])('is a title: %j', (meta, title) => {
    expect(parseFenceMeta(meta)).toMatchObject({ title, unknown: [] })
  })
})
