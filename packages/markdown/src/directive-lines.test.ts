import { describe, expect, it } from 'vitest'
import { compileText } from '../tests/compile-text.ts'

const aside = (kind: string, { title = `admonition.${kind}`, name = title }: { title?: string; name?: string } = {}): string =>
  `<aside class="admonition" role="note" data-kind="${kind}" aria-label="${name}"><p class="admonition-title">${title}</p><p>x</p>\n</aside>`

describe('a directive', () => {
  it.each([
    ['::: tip\nx\n:::', aside('tip')],
    ['::: warning\nx\n:::', aside('warning')],
    [':::tip Title\nx\n:::', aside('tip', { title: 'Title' })],
    ['::: tip A `b` **c**\nx\n:::', aside('tip', { title: 'A <code>b</code> <strong>c</strong>', name: 'A b c' })],
    ['::: tip [Title]\nx\n:::', aside('tip', { title: 'Title' })],
    [':::tip [a] and [b]\nx\n:::', null],
    [':::tip see [a]\nx\n:::', aside('tip', { title: 'see [a]' })],
    ['::: details Click me {open}\nx\n:::', '<details open><summary>Click me</summary><p>x</p>\n</details>'],
    ['para\n::: tip\nx\n:::', `<p>para</p>\n${aside('tip')}`],
    ['::: tip\nx\n:::\n---', `${aside('tip')}\n<hr>`],
    [':::note\n[c]\n\n[c]: d.md\n:::\n\n::: tip Title\nx\n:::', expect.stringContaining(aside('tip', { title: 'Title' }))],
    [':::note\n| a |\n| - |\n| 1 |\n:::\n\n::: tip Title\nx\n:::', expect.stringContaining(aside('tip', { title: 'Title' }))],
    [
      '> ::: tip **注意。**请\n> x\n> :::',
      `<blockquote>${aside('tip', { title: '<strong>注意。</strong>请', name: '注意。请' })}\n</blockquote>`,
    ],
    [':::: tip\n::: note Inner\nx\n:::\n::::', aside('tip').replace('<p>x</p>', aside('note', { title: 'Inner' }))],
  ])('may have a space before its name, and its title after it: %j', async (text, html) => {
    const compiled = await compileText(text)
    if (html === null) expect(compiled.problems).toEqual(['1:12 directive-malformed'])
    else expect(compiled).toMatchObject({ html, problems: [] })
  })

  it('keeps the places of problems in its title and after it', async () => {
    const { problems } = await compileText('::: tip A :x[y]\n:z[y]\n:::\n\n**注意。**请 ::: tip B :x[y]')
    expect(problems).toEqual(['1:11 unknown-directive', '2:1 unknown-directive', '5:20 unknown-directive'])
  })

  it.each([
    [':::tip[A] LOST\nx\n:::', ['1:11 directive-malformed']],
    [':::tip{a="b}"} LOST\nx\n:::', ['1:13 directive-malformed', '1:1 unknown-directive-attribute']],
    [':::unit{kind=mass name="a}b"}\nx\n:::', ['1:27 directive-malformed']],
    [':::tip[A\nx\n:::', ['1:7 directive-malformed']],
    ['::: tip A] b\nx\n:::', ['1:9 directive-malformed']],
    [':::details\nx\n:::', ['1:1 directive-malformed']],
    [':: install{packages="a"}', ['1:1 directive-malformed']],
    ['::install {packages="a"}', ['1:1 directive-malformed']],
    ['a\n::install{packages="a"} LOST', ['2:1 directive-malformed']],
    ['- a\n\n  > :::\n  > b\n  > :::', ['3:5 directive-unclosed', '5:5 directive-unclosed']],
    ['::: raw\nx\n:::', ['1:1 unknown-directive']],
    ['::: tip\nx', ['1:1 directive-unclosed']],
    [':::note\nx\n\n## A {#a}\n\n:::tip\nx\n:::\n\nx', ['1:1 directive-unclosed']],
    ['::::tabs\n:::tab[A]\nx\n\n:::tab[B]\nx\n:::\n::::', ['2:1 directive-unclosed']],
    [':::note\nx\n\n    :::', ['1:1 directive-unclosed']],
  ])('loses nothing and shows nothing raw without a problem: %j', async (text, problems) => {
    expect((await compileText(text)).problems.toSorted()).toEqual(problems.toSorted())
  })

  it.each([
    '```text\n::: tip\n:: a\n:::\n```',
    '    ::: tip',
    'a `::: tip` b',
    '\\::: tip',
    '\\::before is a pseudo-element',
    '<div title="\n::: tip\n">x</div>',
    'std::vector, a :: b, 12:30',
    '10:30[^1] and localhost:80[see](b.md), 1:2{a}, `1:2[3]` and [1:2[3]](b.md "1:2[3]")\n\n[^1]: x',
  ])('is not looked for in code, HTML and escaped text: %j', async (text) => {
    expect((await compileText(text)).problems).toEqual([])
  })
})

describe('a table before the end of a directive', () => {
  const table =
    '<div class="table" tabindex="0" role="group" aria-label="table.region"><table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table></div>'

  it.each([
    [':::tip\n| a |\n| - |\n| 1 |\n:::', aside('tip').replace('<p>x</p>', table)],
    ['> - :::tip\n>   | a |\n>   | - |\n>   | 1 |\n>   :::', aside('tip').replace('<p>x</p>', table)],
    ['| a |\n| - |\n| 1 |\n::: tip\nx\n:::', `${table}\n${aside('tip')}`],
  ])('does not take its lines for rows: %j', async (text, html) => {
    const compiled = await compileText(`${text}\n\n**x`)
    expect(compiled.html).toContain(html)
    expect(compiled.problems).toEqual([`${text.split('\n').length + 2}:1 emphasis-left`])
  })

  it('is followed by the next tab', async () => {
    const { html, problems } = await compileText('::::tabs\n:::tab[C++]\n| a |\n| - |\n| 1 |\n:::\n:::tab[C]\nx\n:::\n::::')
    expect(problems).toEqual([])
    expect(html.replace(table, '').replace(/ (?:class|role|aria-label|data-action)="[^"]*"/g, '')).toBe(
      '<div><div data-value="C++"><p>C++</p>\n</div><div data-value="C"><p>C</p><p>x</p>\n</div></div>',
    )
  })
})

it.each([':::tip\n[x]\n\n[x]: b.md\n:::', '> :::tip\n> [x]\n>\n> [x]: b.md\n> :::'])(
  'The address of a link may stand before the end of a directive: %j',
  async (text) => {
    const { html, problems } = await compileText(`${text}\n\nAfter.`)
    expect(problems).toEqual([])
    expect(html).toMatch(/<\/aside>\n(?:<\/blockquote>\n)?<p>After/)
  },
)

it.each([':::注意\nx\n:::', '::: 注意\n文字\n:::', ':::注意 标题\n文字\n:::'])(
  'A name in another script is told once: %j',
  async (text) => {
    const { problems } = (await compileText(text)).compiled
    expect(problems).toMatchObject([
      { code: 'unknown-directive', span: { line: 1, column: 1 }, message: expect.stringContaining(':::注意') },
    ])
  },
)

it.each([
  ['::note[A]', '`:::note`, three colons'],
  [':::install[A]\n:::', '`::install`, two colons'],
  ['::sign[A]', '`:sign`, one colon'],
  ['A :tabs[A]', '`:::tabs`, three colons'],
])('A wrong number of colons is told: %j', async (text, right) => {
  const [problem] = (await compileText(text)).compiled.problems
  const [written, colons] = right.split(', ')
  expect(problem).toMatchObject({ code: 'unknown-directive', hint: `It is written with ${colons}: ${written}` })
})

it.each([
  [':::tab[A]\nx\n:::', '1:1 tabs-invalid'],
  ['> ::::tip\n> :::tab[A]\n> x\n> :::\n> ::::', '2:3 tabs-invalid'],
  ['::::tabs\n:::tab[A<b>]\nx\n:::\n::::', '2:9 html-unbalanced'],
  ['::::tabs\n:::tab[A<string>]\nx\n:::\n::::', '2:9 html-not-allowed'],
])('A tab outside of tabs, and HTML in its label, are reported: %j', async (text, problem) => {
  expect((await compileText(text)).problems).toEqual([problem])
})

it('Two tabs with one name or value are reported', async () => {
  expect((await compileText('::::tabs\n:::tab[A]\nx\n:::\n:::tab[B]{value=A}\nx\n:::\n::::')).problems).toEqual(['5:1 tabs-invalid'])
})

it('An attribute that says no means no', async () => {
  expect((await compileText(':::details[A]{open=false}\nx\n:::')).html).toContain('<details><summary>')
  expect((await compileText('::install{packages=a dev="false"}')).html).not.toContain('-D')
})

it('An install line has a command for each kind of packages', async () => {
  const commands = async (text: string): Promise<string[]> =>
    [...(await compileText(text)).html.matchAll(/<span class="l">([^\n]*?)\n?<\/span>(?=<)/g)].map(([, line = '']) =>
      line.replace(/<[^>]*>/g, ''),
    )
  expect(await commands('::install{packages="a b" dev="c"}')).toEqual(['npm install a b', 'npm install -D c'])
  expect(await commands('::install{packages="a" dev}')).toEqual(['npm install -D a'])
  expect(await commands('::install{dev="c d"}')).toEqual(['npm install -D c d'])
  expect((await compileText('::install{packages="a" dev="c;"}')).problems).toEqual(['1:1 install-invalid'])
  expect((await compileText('::install{dev}')).problems).toEqual(['1:1 install-invalid'])
})

it('Names in a file tree keep their underscores and angle brackets', async () => {
  const { html, problems } = await compileText(':::file-tree\n- src/__tests__/\n- _a_<b>.ts - **what** it does\n:::')
  expect(html.replace(/<[^>]+>/g, '|')).toBe('||||src/__tests__/||||_a_&lt;b&gt;.ts| |what it does||||')
  expect(problems).toEqual([])
})

it.each([
  ['- a/\n  - b\n  * c', '4:3'],
  ['- a\n* b', '1:1'],
  ['- a\n\n  b', '4:3'],
  ['- a\n  ```ts\n  b\n  ```', '3:3'],
  ['- a — [b](c.md)', '2:7'],
])('A file tree loses nothing without a problem: %j', async (list, place) => {
  expect((await compileText(`:::file-tree\n${list}\n:::`)).problems).toEqual([`${place} file-tree-invalid`])
})

describe('an alert', () => {
  it.each([
    ['> [!NOTE]\n> x', aside('note')],
    ['> [!tip]\n> x', aside('tip')],
    ['> [!TIP] a | b\n> x', aside('tip', { title: 'a | b' })],
    ['> [!TIP] 注意：\n> x', aside('tip', { title: '注意：' })],
    ['> [!IMPORTANT]\n> x', aside('important')],
    ['> [!Warning]\n>\n> x', aside('warning')],
    ['> [!CAUTION]  \n> x', aside('caution')],
    ['> [!NOTE] A `b`\n> x', aside('note', { title: 'A <code>b</code>', name: 'A b' })],
    ['- > [!NOTE]\n  > x', `<ul><li>${aside('note')}\n</li></ul>`],
  ])('is an admonition: %j', async (text, html) => {
    expect(await compileText(text)).toMatchObject({ html, problems: [] })
  })

  it('of an unknown kind is reported with a suggestion', async () => {
    const { compiled } = await compileText('> [!NOTICE]\n> x')
    expect(compiled.problems).toMatchObject([
      { code: 'unknown-directive', message: 'There is no directive "[!NOTICE]"', hint: 'Did you mean "note"?' },
    ])
  })

  it('is not made of a quote that begins otherwise', async () => {
    expect((await compileText('> Text [!NOTE]\n> x')).html).toBe('<blockquote><p>Text [!NOTE]\nx</p>\n</blockquote>')
    expect((await compileText('> \\[!NOTE]')).html).toBe('<blockquote><p>[!NOTE]</p>\n</blockquote>')
    expect((await compileText('> `[!NOTE]`')).html).toBe('<blockquote><p><code>[!NOTE]</code></p>\n</blockquote>')
  })
})

describe('a code group', () => {
  it('is a tab for each fence, labeled with its title or its language', async () => {
    const { html, problems } = await compileText('::: code-group\n```js [config.js]\na\n```\n```ts\nb\n```\n:::')
    expect(problems).toEqual([])
    expect([...html.matchAll(/data-value="([^"]*)" aria-label="([^"]*)"/g)].map(([, ...values]) => values)).toEqual([
      ['0', 'config.js'],
      ['1', 'ts'],
    ])
    expect(html).not.toContain('<figcaption>config.js')
  })

  it('with anything else in it is reported', async () => {
    expect((await compileText('::: code-group\ntext\n:::')).problems).toEqual(['2:1 tabs-invalid'])
  })
})
