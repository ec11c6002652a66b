import { describe, expect, it } from 'vitest'
import { compileOptions, sourceOfText } from '../tests/compile-text.ts'
import { compileMarkdown } from './compile-markdown.ts'

const values = { tea: '3 < 4', 'tea.latest': '3.1' }

async function compile(text: string) {
  const { body, compiled } = await compileMarkdown(sourceOfText(text), { ...compileOptions, values })
  return { ...body, problems: compiled.problems.map(({ code, span, hint }) => ({ code, place: `${span?.line}:${span?.column}`, hint })) }
}

describe(':value[name]', () => {
  it('stands for a value, in text, tables and headings, and search finds it', async () => {
    const { html, sections, problems } = await compile(
      '## A :value[tea.latest] {#a}\n\nUse :value[tea].\n\n| V |\n| - |\n| :value[tea.latest] |\n',
    )
    expect(html).toContain('A 3.1<a')
    expect(html).toContain('<p>Use 3 &lt; 4.</p>')
    expect(html).toContain('<td>3.1</td>')
    expect(sections.at(-1)).toMatchObject({ title: 'A 3.1', text: expect.stringContaining('Use 3 < 4.') })
    expect(problems).toEqual([])
  })

  it('is a problem where there is no such value', async () => {
    expect((await compile('Use :value[tee].')).problems).toEqual([
      { code: 'unknown-value', place: '1:5', hint: expect.stringContaining('"tea"') },
    ])
  })

  it.each(['A key:value pair.', '中文:value 值'])('is text without a name: %s', async (text) => {
    expect(await compile(text)).toMatchObject({ html: `<p>${text}</p>\n`, problems: [] })
  })

  it('is code in code', async () => {
    expect((await compile('`:value[tea]`')).html).toContain('<code>:value[tea]</code>')
  })
})

it('A misspelled directive in running text is told with the name that was meant', async () => {
  const { problems } = await compile('Uses :vlaue[node].')
  expect(problems).toMatchObject([{ code: 'unknown-directive', hint: 'Did you mean "value"? For a literal colon, write `\\:`' }])
})
