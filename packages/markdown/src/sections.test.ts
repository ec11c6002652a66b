import { codeMark } from '@pagewright/model'
import { describe, expect, it } from 'vitest'
import { compileOptions, sourceOfText } from '../tests/compile-text.ts'
import { compileMarkdown } from './compile-markdown.ts'

async function sectionsOf(text: string): Promise<unknown[]> {
  const { body } = await compileMarkdown(sourceOfText(text), {
    ...compileOptions,
    messages: { ...compileOptions.messages, 'kind.option': 'option' },
  })
  return body.sections.map(({ id, title, kind, text: words }) => [id, title, kind, words.replaceAll(codeMark, '~')])
}

describe('The sections of a text', () => {
  it('mark what is code in them', async () => {
    expect(await sectionsOf('Call `a()` in\n\n```js\na()\nb()\n```\n')).toEqual([['', '', null, 'Call ~a()~ in\n~a()\nb()~']])
  })

  it('have one for each row that can be linked to, which says what the row is; the text goes on behind the table', async () => {
    const text = [
      '### `Http` {#http .function}',
      '| Method | Meaning |\n| --- | --- |\n| `listen(...args)` | Listens. |\n| `host` | A name. |\n| any other | not a name |',
      '| Option | Default |\n| --- | --- |\n| `logger` | |\n| `port`: `number` | 3000 |',
      'Behind the tables.',
    ].join('\n\n')
    expect(await sectionsOf(text)).toEqual([
      ['http', 'Http', 'function', 'Method · Meaning\nany other · not a name\nOption · Default\nBehind the tables.'],
      ['http-listen', 'Http.listen(...args)', 'method', 'Listens.'],
      ['http-host', 'Http.host', 'property', 'A name.'],
      ['http-logger', 'Http.logger', 'option', ''],
      ['http-port', 'Http.port', 'option', '~number~ · 3000'],
    ])
  })

  it('have the keywords of the section that they stand in, which are no words of the text', async () => {
    const text =
      '::keywords[drink]\n\n## Tea {#tea}\n\nHot.\n\n::keywords[set a cup, `cup.set()`，杯子、茶]\n\n> ::keywords[mug]\n\n### Milk {#milk}\n'
    const { body, compiled } = await compileMarkdown(sourceOfText(text), compileOptions)
    expect(body.sections.map(({ id, keywords, text: words }) => [id, keywords.split('\n'), words])).toEqual([
      ['', ['drink'], ''],
      ['tea', ['set a cup', 'cup.set()', '杯子', '茶', 'mug'], 'Hot.'],
      ['milk', [''], ''],
    ])
    expect(compiled.words).toBe(3)
    expect(body.html).not.toContain('cup')
  })

  it.each(['::keywords[]', '::keywords[ , ]', '::keywords', 'About :keywords[tea] here.', ':::keywords[tea]\n:::', '::keyword[tea]'])(
    'report %s, which names no keywords',
    async (text) => {
      const { compiled } = await compileMarkdown(sourceOfText(text), compileOptions)
      expect(compiled.problems.map(({ severity }) => severity)).toEqual(['error'])
    },
  )

  it('name the flag of a command with the command, and a row of an entry without a name by itself', async () => {
    const text =
      '### `serve` {#serve .command}\n\n| Flag |\n| --- |\n| `-w`, `--watch` |\n\n### Scalars {#scalars .class}\n\n| Class |\n| --- |\n| `Int` |\n'
    expect(await sectionsOf(text)).toMatchObject([
      ['serve', 'serve', 'command', 'Flag'],
      ['serve-watch', 'serve -w, --watch', 'option', ''],
      ['scalars', 'Scalars', 'class', 'Class'],
      ['scalars-Int', 'Int', 'property', ''],
    ])
  })
})
