import { codeMark } from '@pagewright/model'
import { describe, expect, it } from 'vitest'
import { compileText } from '../tests/compile-text.ts'

const entry = '### `Http` {#http .function}\n\n'

describe('an entry of an API page', () => {
  it('says behind its name what it is, in the words of the messages or its own', async () => {
    const { html, compiled } = await compileText(entry)
    expect(html).toContain('<h3 id="http" data-kind="function"><code>Http</code> <small class="kind">function</small>')
    expect(compiled.headings).toMatchObject([{ id: 'http', text: 'Http', kind: 'function' }])
  })

  it('is none without a class', async () => {
    const { html, compiled } = await compileText('### `Http` {#http}\n\n| Name |\n| --- |\n| `listen()` |\n')
    expect(html).not.toMatch(/data-kind|small|<tr id/)
    expect(compiled.headings).toMatchObject([{ kind: null }])
  })
})

describe('rows of an entry', () => {
  const table = '| Name | Meaning |\n| --- | --- |\n| `listen(...args)` | a |\n| `errorStack` | b |\n| plain | c |\n| `two` `names` | d |\n'

  it('that begin with a name can be linked to', async () => {
    const { html, compiled } = await compileText(`${entry}${table}`)
    expect(html.match(/<tr id="[^"]*"/g)).toEqual(['<tr id="http-listen"', '<tr id="http-errorStack"'])
    expect(compiled.anchors).toEqual(['http', 'http-listen', 'http-errorStack'])
  })

  it('that begin with a flag of a command can be linked to, in one spelling or two', async () => {
    const { compiled } = await compileText(
      '### `serve` {#serve .command}\n\n| Flag |\n| --- |\n| `-w`, `--watch` |\n| `--port` |\n| `-t`、`--to` |\n| `a`, `b` |\n',
    )
    expect(compiled.anchors).toEqual(['serve', 'serve-watch', 'serve-port', 'serve-to'])
  })

  it('belong to the nearest entry, below headings in it as well, and to none after the next section', async () => {
    const { compiled } = await compileText(`${entry}#### Options {#options}\n\n${table}\n## Other {#other}\n\n${table}`)
    expect(compiled.anchors).toEqual(['http', 'options', 'http-listen', 'http-errorStack', 'other'])
  })

  it('leave a heading its id', async () => {
    const { compiled, problems } = await compileText(`${entry}${table}\n### \`Listen\` {#http-listen .type}\n`)
    expect(compiled.anchors).toEqual(['http', 'http-errorStack', 'http-listen'])
    expect(problems).toEqual([])
  })

  it('are not those of a footnote, which stands behind all entries', async () => {
    const { html, compiled } = await compileText(`${entry}Text.[^1]\n\n[^1]: ${table.replaceAll('\n', '\n    ')}`)
    expect(html).toContain('<code>errorStack</code>')
    expect(compiled.anchors).toEqual(['http'])
  })

  it('of one name have one id, the first', async () => {
    const { compiled, problems } = await compileText(`${entry}${table}\n${table}`)
    expect(compiled.anchors).toEqual(['http', 'http-listen', 'http-errorStack'])
    expect(problems).toEqual([])
  })
})

describe('rows of a table of error messages', () => {
  const table =
    '## Errors {#errors}\n\n| Error message | Cause |\n| --- | --- |\n| `Unsupported type: …`, `Bad type` | a |\n| status 500 with `Oops` | b |\n| nothing | c |\n'

  it('can be linked to by the first words of the message', async () => {
    const { html, compiled } = await compileText(table)
    expect(html.match(/<tr id="[^"]*"/g)).toEqual(['<tr id="error-unsupported-type"', '<tr id="error-oops"'])
    expect(compiled.anchors).toEqual(['errors', 'error-unsupported-type', 'error-oops'])
  })

  it('are sections of their own in the search, of the kind `error`', async () => {
    const { sections } = await compileText(table)
    expect(sections).toMatchObject([
      { id: 'errors', kind: null, text: expect.stringContaining('nothing') },
      { id: 'error-unsupported-type', title: '~Unsupported type: …~, ~Bad type~'.replaceAll('~', codeMark), kind: 'error', text: 'a' },
      { id: 'error-oops', title: `status 500 with ${codeMark}Oops${codeMark}`, kind: 'error', text: 'b' },
    ])
  })

  it('are errors within an entry, too', async () => {
    const { compiled } = await compileText(`${entry}${table.replace(/^## .*/, '')}`)
    expect(compiled.anchors).toEqual(['http', 'error-unsupported-type', 'error-oops'])
  })

  it('are rows like others under another head', async () => {
    expect((await compileText(table.replace('Error message', 'Case'))).compiled.anchors).toEqual(['errors'])
  })
})

describe('a signature', () => {
  const options = '### `Options` {#options .type}\n\n'
  const signature = (code: string): string => `\`\`\`ts signature\n${code}\n\`\`\`\n\n`
  const linked = async (text: string): Promise<string[]> =>
    [...(await compileText(text)).html.matchAll(/<a href="([^"]*)">/g)].map(([, to = '']) => to)
  const open = async (code: string): Promise<string[]> =>
    (await compileText(entry + signature(code))).compiled.references.map(({ url }) => url)

  it('links the names that have an entry, but for the one that is declared', async () => {
    const { html } = await compileText(entry + signature('declare const Http: (options?: Options) => Other') + options)
    expect(html).toContain('<a href="#options">Options</a>')
    expect(html.match(/<a href="#/g)).toHaveLength(1)
  })

  it('is one only where the fence says so', async () => {
    expect(await linked(`${options}\`\`\`ts\ntype A = Options\n\`\`\`\n`)).toEqual([])
  })

  it('leads to what another signature declares: to its row in a table, or to the entry', async () => {
    const body = `### \`Body\` {#body .type}\n\n${signature('type Body = Text\ntype Text = { a: 1 }\ntype Json = { b: 1 }')}`
    const rows = '| Type | Meaning |\n| --- | --- |\n| `Text` | a text |\n\n'
    expect(await linked(body + rows + entry + signature('type Http = Body | Text | Json'))).toEqual(['#body', '#body-Text', '#body'])
  })

  it('leads to a line that is folded, in which another signature declares the name', async () => {
    const lines = `type Body = {\n${'  a: 1\n'.repeat(14)}}\ntype Json = { b: 1 }`
    const body = `### \`Body\` {#body .type}\n\n\`\`\`ts signature fold\n${lines}\n\`\`\`\n\n`
    const { html } = await compileText(body + entry + signature('type Http = Body | Json'))
    expect(html).toContain('<span class="l" id="body-type-Json">')
    expect(await linked(body + entry + signature('type Http = Body | Json'))).toEqual(['#body', '#body-type-Json'])
  })

  it('leaves a name open that may have an entry on another page, once however often it stands there', async () => {
    const { html, compiled } = await compileText(
      entry + signature('type Http = Pipeline<Context> | Pipeline') + signature('type A = Context'),
    )
    expect(compiled.references).toMatchObject([
      { kind: 'entry', url: 'Pipeline', span: { line: 3 } },
      { kind: 'entry', url: 'Context', span: { line: 3 } },
    ])
    expect(html).not.toMatch(/<a href|\0/)
  })

  it.each([
    ['types of the language', 'type A = Promise<Record<string, Partial<Date>>> | keyof B', ['B']],
    ['types of the platform that the page does not document', 'type A = Response | Buffer', []],
    ['what it declares itself', 'type A = B\ntype B = { a: A }', []],
    ['properties, parameters and methods', 'type A = { B: C; D?: E; F(G: H): I; keyof: J }', ['C', 'E', 'H', 'I', 'J']],
    [
      'type parameters',
      'declare const a: <B, C>(b: B) => D\ntype E<F, G = H> = <I extends J>(i: I) => F extends infer K ? K : G',
      ['D', 'H', 'J'],
    ],
    ['members of a namespace', 'type A = React.FC<B.C>', []],
    ['words in texts and comments', 'type A = \'One Two\' | "Three Four" // Five\n/* Six\nSeven */', []],
  ])('links no %s', async (_what, code, names) => {
    expect(await open(code)).toEqual(names)
  })

  it('links a constant after typeof, and the branches of a condition', async () => {
    expect(await open('declare const a: typeof pick\ntype B = C extends D ? E : F')).toEqual(['pick', 'C', 'D', 'E', 'F'])
  })

  it('links a name of the platform on the page that documents it', async () => {
    expect(await linked(`### \`Response\` {#response .class}\n\n${entry}${signature('type A = Response')}`)).toEqual(['#response'])
  })
})
