import { describe, expect, it } from 'vitest'
import { compileOptions, compileText, sourceOfText } from '../tests/compile-text.ts'
import { compileMarkdown } from './compile-markdown.ts'

describe('the id of a heading', () => {
  it.each([
    ['## Hello, world!', 'hello-world'],
    ['## `Response.json` and *more*', 'responsejson-and-more'],
    ['## 中间件 API', '中间件-api'],
    ['## 中间件 {#middleware}', 'middleware'],
    ['## A \\{#b} C {#d}', 'd'],
    ['## [A link](x.md)', 'a-link'],
    ['Setext\n---', 'setext'],
    ['Two\nlines\n---', 'two-lines'],
    ['## C++ & C#', 'c--c'],
    ['## Ünïcode', 'ünïcode'],
    ['## a_b', 'a_b'],
    ['## Import node:fs at 10:30', 'import-nodefs-at-1030'],
    ['## a<br>b', 'a-b'],
  ])('of %j is %j', async (text, id) => {
    const { compiled, html, problems } = await compileText(text)
    expect(compiled.headings.map((heading) => heading.id)).toEqual([id])
    expect(html).toContain(`<h2 id="${id}">`)
    expect(html).toContain(`href="#${encodeURIComponent(id)}"`)
    expect(problems).toEqual([])
  })

  it.each(['## ？', '## {#a%b}', '## A {#"b"}', '## 😀', '##'])('is asked for where the text makes none: %j', async (text) => {
    expect((await compileText(text)).problems.filter((problem) => !problem.endsWith('heading-id-invalid'))).toEqual([])
  })

  it('is counted where the text repeats, as on GitHub', async () => {
    const { compiled, problems } = await compileText('## A\n\n### A\n\n> ## A\n\n## A-1\n\n## B {#b}\n\n## B')
    expect(compiled.headings.map(({ id }) => id)).toEqual(['a', 'a-1', 'a-2', 'a-1-1', 'b', 'b-1'])
    expect(Object.keys(compiled.sectionHashes)).toEqual(['', 'a', 'a-1', 'a-2', 'a-1-1', 'b', 'b-1'])
    expect(problems).toEqual([])
  })

  it('that an author gives is used once, also by raw HTML', async () => {
    const { problems } = await compileText('## A\n\n## B {#a}\n\n<span id="a">x</span>')
    expect(problems).toEqual(['3:1 duplicate-heading-id', '5:1 duplicate-heading-id'])
  })

  it('never begins with an underscore: those ids are reserved for the page around the text', async () => {
    const { compiled, problems } = await compileText('## _root\n\n## \\_main\n\n## Menu {#_menu}\n\n<span id="_pagewright">x</span>')
    expect(compiled.headings.map(({ id }) => id)).toEqual(['root', 'main', '_menu'])
    expect(problems).toEqual(['5:1 reserved-id', '7:1 reserved-id'])
  })
})

it('A heading has a link to itself with a name, and its text for the contents without marks', async () => {
  const { html, compiled } = await compileText('### The `x` & *y* {#z}')
  expect(html).toBe('<h3 id="z">The <code>x</code> &amp; <em>y</em><a class="anchor" href="#z" aria-label="heading.anchor"></a></h3>')
  expect(compiled.headings).toMatchObject([{ id: 'z', text: 'The x & y', level: 3 }])
})

describe('the kind of an entry', () => {
  it('is reported where the messages have names for kinds, but not for this one', async () => {
    const messages = { ...compileOptions.messages, 'kind.function': 'function' }
    const text = '## `a` {#a .function}\n\n## Preface {.unnumbered}\n'
    const { compiled } = await compileMarkdown(sourceOfText(text), { ...compileOptions, messages })
    expect(compiled.problems).toMatchObject([{ code: 'markup-left', span: { line: 3 }, message: expect.stringContaining('"unnumbered"') }])
    expect((await compileText(text)).problems).toEqual([])
  })
})
