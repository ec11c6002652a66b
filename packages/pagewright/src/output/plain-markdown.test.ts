import { describe, expect, it } from 'vitest'
import type { Content } from '../content/load-content.ts'
import { toPlainMarkdown } from './plain-markdown.ts'

const packageManagers = [{ name: 'npm', add: 'npm install', addDev: 'npm install -D' }]
const sample =
  '// #region greet\nexport const greet = (name: string) => `Hello ${name}`\n// #endregion\nconsole.log(greet("you")) // Greets\n'

function plain(body: string, { title = 'A title', description = '', comments = {} } = {}): string {
  const entry = { title, description, source: { text: `---\ntitle: x\nline: "2.3"\n---\n\n${body}` } } as Content['entry']
  const text = toPlainMarkdown(
    { entry },
    {
      urlOf: (_kind, url) =>
        url === 'gone.md' ? '' : url.startsWith('http') ? url : `https://site.example/${encodeURI(url.replace('../', ''))}`,
      values: {},
      comments,
      packageManagers,
      islands: [],
      pageUrl: '',
      readInclude: (file) => (file === 'samples/greet.ts' ? sample : null),
    },
  )
  return text.replace(/^---\n.*?\n---\n\n/s, '').trimEnd()
}

describe('A text as plain Markdown', () => {
  it('keeps title and description of the front matter, and nothing else', () => {
    const entry = {
      title: 'One: two',
      description: 'What "it" is',
      source: { text: '---\ntitle: x\ntags: [a]\n---\nText\n' },
    } as unknown as Content['entry']
    const text = toPlainMarkdown(
      { entry },
      { urlOf: () => null, readInclude: () => null, values: {}, packageManagers, islands: [], pageUrl: '' },
    )
    expect(text).toBe('---\ntitle: "One: two"\ndescription: What "it" is\n---\n\nText\n')
  })

  it('has no HTML that matters only on a page', () => {
    expect(plain('<span id="old"></span>\n\n## A long<wbr>word\n\none<br>two')).toBe('## A longword\n\none<br>two')
  })

  it('has no comments of authors, except in code', () => {
    expect(plain('One<!-- a --> two\n\n> <!-- TODO:\n> ask -->\n> Three\n\n<!-- b --> four <!-- c -->')).toBe(
      'One two\n\n> \n> Three\n\n four',
    )
    expect(plain('`<!-- a -->`\n\n```html\n<!-- b -->\n```')).toBe('`<!-- a -->`\n\n```html\n<!-- b -->\n```')
  })

  it('has the samples that fences name, indented like the fence', () => {
    expect(plain('```ts file="samples/greet.ts#greet" title="src/greet.ts" {1}\n```')).toBe(
      '```ts title="src/greet.ts"\nexport const greet = (name: string) => `Hello ${name}`\n```',
    )
    expect(plain('- Item\n\n  ```ts file="samples/greet.ts#greet"\n  ```\n\n- Next')).toBe(
      '- Item\n\n  ```ts\n  export const greet = (name: string) => `Hello ${name}`\n  ```\n\n- Next',
    )
    expect(plain('1. One:\n\n   ::install{packages="a" dev="b"}\n\n2. ::install{packages="c"}\n\n> ::install{packages="d"}')).toBe(
      '1. One:\n\n   ```bash\n   npm install a\n   npm install -D b\n   ```\n\n2. ```bash\n   npm install c\n   ```\n\n> ```bash\n> npm install d\n> ```',
    )
    expect(plain('> ```ts file="samples/greet.ts"\n> ```', { comments: { Greets: '问候' } })).toBe(
      '> ```ts\n> export const greet = (name: string) => `Hello ${name}`\n> console.log(greet("you")) // 问候\n> ```',
    )
  })

  it('has only the words of a link that leads nowhere', () => {
    expect(plain('See [the `x` *guide*](gone.md "T"), [![p](p.png)](gone.md) and [](gone.md)[b](b.md).')).toBe(
      'See the `x` *guide*, ![p](https://site.example/p.png) and [b](https://site.example/b.md).',
    )
  })

  it('has absolute addresses, whatever the form of the link', () => {
    expect(plain('[中文 **b**](../a.md#x "T") and ![p (q)](p.png) and <https://e.example>')).toBe(
      '[中文 **b**](https://site.example/a.md#x "T") and ![p (q)](https://site.example/p.png) and <https://e.example>',
    )
    expect(plain('[![p](p.png)](a.md)')).toBe('[![p](https://site.example/p.png)](https://site.example/a.md)')
    expect(plain('See [one][1].\n\n[1]: a.md "T"')).toBe('See [one][1].\n\n[1]: https://site.example/a.md "T"')
    expect(plain('[a](<b c.md>)')).toBe('[a](<https://site.example/b%20c.md>)')
    expect(plain('[a `](x`](b.md)')).toBe('[a `](x`](https://site.example/b.md)')
    expect(plain("[a](b.md 'to ](c.md')")).toBe("[a](https://site.example/b.md 'to ](c.md')")
  })

  it('leaves code that looks like a link as it is', () => {
    expect(plain('`[a](b.md)`\n\n```md\n[a](b.md)\n```')).toBe('`[a](b.md)`\n\n```md\n[a](b.md)\n```')
  })

  it('describes in words what only this site can draw', () => {
    expect(plain('::install{packages="react react-dom"}')).toBe('```bash\nnpm install react react-dom\n```')
    expect(plain('::install{packages="react" dev="vite"}')).toBe('```bash\nnpm install react\nnpm install -D vite\n```')
    expect(plain('::diagram[The order]{file="o.svg" alt="A leads to B."}')).toBe('> A leads to B. — The order')
    expect(plain('- :sign{file="a.svg"} [A](a.md)\n  is first')).toBe('- [A](https://site.example/a.md)\n  is first')
    expect(plain('## Title {#id}\n\n<!-- truncate -->\n\n:::part{name="hero"}\n\nText\n\n:::')).toBe('## Title {#id}\n\nText')
    expect(plain('# :sign{file="a.svg"} {#id}\n\nText')).toBe('# {#id}\n\nText')
    expect(plain(':::part[The [a](a.md)]{name="hero"}\n\nText\n\n:::')).toBe('Text')
    expect(plain(':::note[Mind]\n\nText\n\n:::')).toBe(':::note[Mind]\n\nText\n\n:::')
  })

  it('has the values in place of their names', () => {
    const entry = { title: 'A', description: '', source: { text: 'Use :value[tea.latest].\n' } } as Content['entry']
    const values = { tea: '3 < 4', 'tea.latest': '3.1' }
    expect(
      toPlainMarkdown({ entry }, { urlOf: () => null, readInclude: () => null, values, packageManagers, islands: [], pageUrl: '' }),
    ).toContain('Use 3.1.')
  })
})
