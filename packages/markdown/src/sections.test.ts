import { codeMark } from '@pagewright/model'
import { describe, expect, it } from 'vitest'
import { compileOptions, sourceOfText } from '../tests/compile-text.ts'
import { compileMarkdown } from './compile-markdown.ts'

async function sectionsOf(text: string): Promise<(string | null)[][]> {
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

  it('have the words of colons, line breaks and blocks of HTML', async () => {
    const text = 'At 10:30, node:fs.<br>Then &lt;b&gt;.\n\n<dl><dt>Term</dt><!-- no --><dd>A &amp; <b>B</b></dd></dl>\n'
    const [[, , , words]] = (await sectionsOf(text)) as [[string, string, null, string]]
    expect(words.replace(/ +/g, ' ')).toBe('At 10:30, node:fs. Then <b>.\n Term A & B')
  })

  it('have one for each row that can be linked to, which says what the row is; the text goes on behind the table', async () => {
    const text = [
      '### `Http` {#http .function}',
      '| Member | Meaning |\n| --- | --- |\n| `listen(...args)` | Listens. |\n| `host` | A name. |\n| any other | not a name |',
      '| Option | Default |\n| --- | --- |\n| `logger` | |\n| `port`: `number` | 3000 |',
      'Behind the tables.',
    ].join('\n\n')
    expect(await sectionsOf(text)).toEqual([
      ['http', 'Http', 'function', 'Member · Meaning\nany other · not a name\nOption · Default\nBehind the tables.'],
      ['http-listen', 'Http.listen(...args)', 'method', 'Listens.'],
      ['http-host', 'Http.host', 'property', 'A name.'],
      ['http-logger', 'Http.logger', 'option', ''],
      ['http-port', 'Http.port', 'option', '~number~ · 3000'],
    ])
  })

  it('have the keywords of the section that they stand in', async () => {
    const text =
      '::keywords[drink]\n\n## Tea {#tea}\n\nHot.\n\n::keywords[set a cup, `cup.set()`，杯子、茶]\n\n> ::keywords[mug]\n\n### Milk {#milk}\n'
    const { body } = await compileMarkdown(sourceOfText(text), compileOptions)
    expect(body.sections.map(({ id, keywords, text: words }) => [id, keywords.split('\n'), words])).toEqual([
      ['', ['drink'], ''],
      ['tea', ['set a cup', 'cup.set()', '杯子', '茶', 'mug'], 'Hot.'],
      ['milk', [''], ''],
    ])
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
      ['scalars-Int', 'Int', 'class', ''],
    ])
  })

  it('say of a row what its column says, or what its type or a signature above it declares; then the signature has no section for it', async () => {
    const code = `declare class Tea extends Hot {}\ndeclare const fillCup: <T>(tea: T) => T\ntype Mug<T> = T\n${'\n'.repeat(20)}`
    const text = [
      '### Cups {#cups .class}',
      `\`\`\`ts signature fold\n${code}declare const hotWater: Tea\ndeclare const useCup: () => Tea\n\`\`\``,
      '| Name | Same as |\n| --- | --- |\n| `Tea` | `Hot` |\n| `fillCup` | `fill` |\n| `Mug<T>` | what holds tea |',
      '| Method |\n| --- |\n| `stir` |',
      '| Type |\n| --- |\n| `Sugar` |',
      '| Member |\n| --- |\n| `pour`: `() => void` |\n| `size`: `number` |',
    ].join('\n\n')
    expect((await sectionsOf(text)).slice(1)).toEqual([
      ['cups-type-hotWater', 'hotWater', 'constant', '~declare const hotWater: Tea~'],
      ['cups-type-useCup', 'useCup', 'hook', '~declare const useCup: () => Tea~'],
      ['cups-Tea', 'Tea', 'class', '~Hot~ · ~declare class Tea extends Hot {}~'],
      ['cups-fillCup', 'fillCup', 'function', '~fill~ · ~declare const fillCup: <T>(tea: T) => T~'],
      ['cups-Mug', 'Mug<T>', 'type', '~type Mug<T> = T~ · what holds tea'],
      ['cups-stir', 'stir', 'method', ''],
      ['cups-Sugar', 'Sugar', 'type', ''],
      ['cups-pour', 'pour', 'method', '~() => void~'],
      ['cups-size', 'size', 'property', '~number~'],
    ])
  })

  it('are a line of a signature with an id, where it declares a name of several words; what other lines declare are keywords', async () => {
    const lines = `type Tea = {\n${'  cups: 1\n'.repeat(14)}}\ntype GreenTea = {\n  tea: Tea\n}\ntype Mint = Tea`
    const text = `### \`Tea\` {#tea .type}\n\n\`\`\`ts signature fold\n${lines}\n\`\`\`\n\n### \`Cup\` {#cup .type}\n\n\`\`\`ts signature\ntype Cup = TeaCup\ntype TeaCup = 1\n\`\`\`\n`
    const { body } = await compileMarkdown(sourceOfText(text), compileOptions)
    expect(body.sections.map(({ id, title, kind, keywords }) => [id, title, kind, keywords])).toEqual([
      ['tea', 'Tea', 'type', ''],
      ['tea-type-GreenTea', 'GreenTea', 'type', ''],
      ['cup', 'Cup', 'type', 'TeaCup'],
    ])
    expect(body.sections[1]?.text).toBe(`${codeMark}type GreenTea = { tea: Tea }${codeMark}`)
  })

  it.each([
    ['You have tea.\n\n- [Milk](/milk): white\n- Then [sugar](/sugar)', false],
    ['[Milk](/milk) is white. \n\n[Sugar](/sugar) is sweet.', false],
    ['[Milk](/milk) is white.', true],
    ['It is hot.\n\nIt is [black](/black), or [green](/green).\n\n- A cup', true],
    ['- [Milk](/milk)\n- [Sugar](/sugar)\n\n```sh\nbrew tea\n```', true],
  ])('are no next steps, which lead to other pages: %j', async (steps, isSection) => {
    const sections = await sectionsOf(`## Tea {#tea}\n\nHot.\n\n## Next {#next}\n\n${steps}\n`)
    expect(sections.some(([id]) => id === 'next')).toBe(isSection)
    expect((await sectionsOf(`## Next {#next}\n\n${steps}\n\n## Tea {#tea}\n\nHot.\n`)).map(([id]) => id)).toEqual(['next', 'tea'])
  })
})
