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
      '### `serve` {#serve .command}\n\n| Flag |\n| --- |\n| `-w`, `--watch` |\n| `--port` |\n| `a`, `b` |\n',
    )
    expect(compiled.anchors).toEqual(['serve', 'serve-watch', 'serve-port'])
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

  it('of one name have one id, the first', async () => {
    const { compiled, problems } = await compileText(`${entry}${table}\n${table}`)
    expect(compiled.anchors).toEqual(['http', 'http-listen', 'http-errorStack'])
    expect(problems).toEqual([])
  })
})

describe('a signature', () => {
  const options = '### `Options` {#options .type}\n\n'

  it('links the names that have an entry, but for the one that is declared', async () => {
    const { html } = await compileText(`${entry}\`\`\`ts signature\ndeclare const Http: (options?: Options) => Other\n\`\`\`\n\n${options}`)
    expect(html).toContain('<a href="#options">Options</a>')
    expect(html.match(/<a href="#/g)).toHaveLength(1)
  })

  it('is one only where the fence says so', async () => {
    const { html } = await compileText(`${options}\`\`\`ts\ntype A = Options\n\`\`\`\n`)
    expect(html).not.toContain('<a href="#')
  })
})
