import { describe, expect, it } from 'vitest'
import { compileOptions, compileText, sourceOfText } from '../tests/compile-text.ts'
import { compileMarkdown } from './compile-markdown.ts'

describe('a sign in a line of text', () => {
  it('is drawn inside the line, hidden from assistive technology', async () => {
    const { html, problems } = await compileText('- :sign{file="line.svg"} [A](a.md)\n  is first')
    expect(problems).toEqual([])
    expect(html).toBe(
      '<ul><li><svg viewBox="0 0 9 9" fill="none" stroke="currentColor" class="sign" aria-hidden="true"><path d="M1 4h7"></path></svg> <a href="a.md">A</a>\nis first</li></ul>',
    )
  })

  it('must be a file of the signs, and takes nothing but its name', async () => {
    expect((await compileText(':sign{file="lin.svg"}')).problems).toEqual(['1:1 include-missing'])
    expect((await compileText('a :sign[x] b')).problems).toEqual(['1:3 directive-malformed', '1:3 include-missing'])
    expect((await compileText(':sign{file="line.svg" alt="A line"}')).problems).toEqual(['1:1 unknown-directive-attribute'])
    expect(await compileText('a :sign of')).toMatchObject({ html: '<p>a :sign of</p>', problems: [] })
  })
})

it('A diagram that is missing is looked for in the folder of the language, which may have none yet', async () => {
  const hintOf = async (file: string, text: string): Promise<string | null | undefined> =>
    (await compileMarkdown({ ...sourceOfText(text), file }, compileOptions)).compiled.problems[0]?.hint
  const text = '::diagram{file="flo.svg" alt="A box"}'
  expect(await hintOf('content/en/docs/a.md', text)).toBe('Did you mean "content/en/diagrams/flow.svg"?')
  expect(await hintOf('content/fr/docs/a.md', text)).toBe(
    'Put the drawing into that folder. Each language has its own, because drawings contain words',
  )
})

it('A diagram is followed by its narrow drawing, where there is one', async () => {
  const { html, problems } = await compileText('::diagram{file="flow.svg" alt="A box"}')
  expect(problems).toEqual([])
  expect(html.match(/<svg viewBox="[^"]*" role="img" aria-label="A box">/g)).toEqual([
    '<svg viewBox="0 0 40 20" role="img" aria-label="A box">',
    '<svg viewBox="0 0 9 20" role="img" aria-label="A box">',
  ])
})
