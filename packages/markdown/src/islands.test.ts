import { islandSlot } from '@pagewright/model'
import { describe, expect, it } from 'vitest'
import { compileOptions, compileText, sourceOfText } from '../tests/compile-text.ts'
import { compileMarkdown } from './compile-markdown.ts'
import { fillIslandWords, fillReferences } from './reference-tokens.ts'

const islands = [0, 1, 2].map((index) => `[${index}|${islandSlot}]`)

async function fill(text: string): Promise<string> {
  const { body } = await compileMarkdown(sourceOfText(text), compileOptions)
  return fillReferences(body.html, { resolved: [], islands }).replace(/<div data-island-text="">|<\/div>/g, '')
}

describe('A component in a text', () => {
  it('keeps a place, and its options are read by their types', async () => {
    const { compiled, problems } = await compileText('::counter{start="-1.5"}\n\n::unit{kind="mass" open name="a < b"}')
    expect(problems).toEqual([])
    expect(compiled.islands).toMatchObject([
      { name: 'counter', values: { start: -1.5 }, hasText: false, span: { line: 1, column: 1 } },
      { name: 'unit', values: { kind: 'mass', open: true, name: 'a < b' }, hasText: false, span: { line: 3 } },
    ])
    expect(await fill('A\n\n::counter\n\nB')).toBe('<p>A</p>\n[0|]\n<p>B</p>\n')
  })

  it('may have options with quotes', async () => {
    const { compiled } = await compileText(`::unit{kind=mass name="a \\"b\\" &quot;c&quot; \\d"}`)
    expect(compiled.islands).toMatchObject([{ values: { name: 'a "b" "c" \\d' } }])
  })

  it('stands around the HTML of its text, also around other components', async () => {
    expect(await fill('::::counter\nA\n\n:::counter{start="1"}\n## B {#b}\n:::\n\n::counter\n::::')).toMatch(
      /^\[0\|<p>A<\/p>\n\[1\|<h2 id="b">B.*<\/h2>\n\]\n\[2\|\]\n\]\n$/s,
    )
  })

  it('reports an option that is missing, unknown or wrong, and goes on without it', async () => {
    const { compiled, problems } = await compileText('::unit{kind="time" open="maybe" size="1"}\n\n::counter{start=""}\n\n::counter[Text]')
    expect(problems).toEqual([
      ...Array(3).fill('1:1 island-option-invalid'),
      '1:1 unknown-directive-attribute',
      '3:1 island-option-invalid',
      '5:1 directive-malformed',
    ])
    expect(compiled.islands.map(({ values }) => values)).toEqual([{}, {}, {}])
  })

  it('reports an option that is written twice, but not a value that looks like one', async () => {
    const { compiled } = await compileText(`::counter{start="1" start="2"}\n\n::unit{kind="mass" name='kind="mass" kind=x' open}`)
    expect(compiled.problems).toMatchObject([
      { code: 'directive-malformed', span: { line: 1 }, message: expect.stringContaining('the attribute "start" more than once') },
    ])
  })

  it('is suggested where a name is mistyped, and is none of the names that every object has', async () => {
    const { compiled } = await compileText('::countr\n\n::constructor')
    expect(compiled.problems).toMatchObject([{ code: 'unknown-directive', hint: 'Did you mean "counter"?' }, { code: 'unknown-directive' }])
    expect(compiled.islands).toEqual([])
  })

  it('has its words behind those of the text, which are shown where something is found', async () => {
    const { body } = await compileMarkdown(sourceOfText('A\n\n## B {#b}\n\n:::counter\nC\n:::\n\n::counter\n\nD'), compileOptions)
    const words = body.sections.map(({ text }) => fillIslandWords(text, ['one', 'two']))
    expect(words).toEqual(['A', 'C\nD\fone\ntwo'])
  })
})
