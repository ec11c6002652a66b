import { describe, expect, it } from 'vitest'
import { compileText } from '../tests/compile-text.ts'

const linked = 'Go [on](b.md#x), ![dot](dot.png), [out](https://a.example).\n'
const text = 'Green.\n\n## Water\n\nHot.\n\n### Cup {#the-cup}\n\nBig.\n'

async function hashesOf(source: string): Promise<Readonly<Record<string, string>>> {
  return (await compileText(source)).compiled.sectionHashes
}

describe('the hashes of a text', () => {
  it('are one for each heading, and one for what stands before the first: the same in every release', async () => {
    expect(await hashesOf(text)).toEqual({ '': '210631f20ff4463f', water: 'a7ef7df025adab35', 'the-cup': '5bfc37a4d53b212c' })
  })

  it.each([
    ['lines are wrapped anew', text.replace('Hot.', 'Hot.\n\n\n'), []],
    ['line ends are others', text.replaceAll('\n', '\r\n'), []],
    ['keywords come', text.replace('Hot.', 'Hot.\n\n::keywords[steam, [boil](b.md)]'), []],
    ['the start changes', text.replace('Green', 'Black'), ['']],
    ['a section changes', text.replace('Hot', 'Cold'), ['water']],
    ['a heading changes', text.replace('## Water', '## Tea {#water}'), ['water']],
    ['the level of a heading changes', text.replace('###', '####'), ['the-cup']],
    ['a section goes', text.slice(0, text.indexOf('###')), ['the-cup']],
    ['a section comes', `${text}\n## Milk\n\nNone.\n`, ['milk']],
    ['an example of a heading comes', text.replace('Hot.', 'Hot.\n\n```md\n## Water\n```'), ['water']],
    ['a heading in a quote comes', text.replace('Hot.', 'Hot.\n\n> ## Quoted'), ['quoted', 'water']],
  ])('differ where it does: %s', async (_title, changed, ids) => {
    const [before, after] = [await hashesOf(text), await hashesOf(changed)]
    const all = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    expect(all.filter((id) => before[id] !== after[id]).sort()).toEqual(ids)
  })

  it('are the same when only links within the site lead elsewhere, but not when a word, a picture or a link out of the site changes', async () => {
    const before = await hashesOf(linked)
    expect(await hashesOf(linked.replace('b.md#x', '../c/d.md#y'))).toEqual(before)
    for (const [from, to] of [
      ['on', 'off'],
      ['dot.png', 'dash.png'],
      ['a.example', 'b.example'],
    ] as const)
      expect(await hashesOf(linked.replace(from, to))).not.toEqual(before)
  })

  it('are the same when tags or other things of the front matter change that are no texts', async () => {
    const front = (more: string): string => `---\ntitle: Tea\n${more}description: >-\n  Hot\n  water\n---\n\n${text}`
    const before = await hashesOf(front(''))
    expect(await hashesOf(front('tags: [a]\n'))).toEqual(before)
    expect(await hashesOf(front('tags:\n  - a\n  - b\npackages:\n- c\nslug: d\n'))).toEqual(before)
    for (const [from, to] of [
      ['Tea', 'Coffee'],
      ['water', 'milk'],
    ] as const)
      expect(await hashesOf(front('').replace(from, to))).not.toEqual(before)
  })

  it('know names that every object has', async () => {
    expect(Object.keys(await hashesOf('## constructor\n\n## toString'))).toEqual(['', 'constructor', 'tostring'])
  })
})
