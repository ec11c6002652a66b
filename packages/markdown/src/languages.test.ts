import { describe, expect, it } from 'vitest'
import { compileText } from '../tests/compile-text.ts'

const fence = (info: string, code = 'const a = 1'): string => `\`\`\`${info}\n${code}\n\`\`\``

describe('the language of a code fence', () => {
  it.each(['python', 'rust', 'go', 'vue', 'console', 'Dockerfile', 'log', 'dot', 'c++', 'c#', 'TypeScript', 'mjs', 'svg', 'text', ''])(
    'may be %j',
    async (language) => {
      expect((await compileText(fence(language))).problems).toEqual([])
    },
  )

  it('has its grammar under each of its names', async () => {
    for (const language of ['py', 'Python', 'PYTHON'])
      expect((await compileText(fence(language, 'def f(): pass'))).html).toContain('<span class="tk">def </span>')
  })

  it.each([
    ['```ts{1}\na\n```', 'l hl'],
    ['```ts{1} lines\na\n```', 'l hl'],
    ['```{1}\na\n```', 'l hl'],
  ])('needs no space behind it: %j', async (text, line) => {
    const { html, problems } = await compileText(text)
    expect(html).toContain(`<span class="${line}">`)
    expect(problems).toEqual([])
  })

  it('that is unknown gives a warning with a suggestion, and plain text', async () => {
    const { html, compiled } = await compileText(fence('tpyescript'))
    expect(html).toContain('<span class="l">const a = 1</span>')
    expect(compiled.problems).toMatchObject([{ code: 'unknown-language', severity: 'warning', hint: 'Did you mean "typescript"?' }])
    expect((await compileText(fence('constructor'))).problems).toEqual(['1:1 unknown-language'])
  })

  it('may be followed by words that mean nothing here, with a warning', async () => {
    const { compiled } = await compileText(fence('ts:line-numbers {1} twoslash'))
    expect(compiled.problems.map(({ code, severity, message }) => [code, severity, message])).toEqual([
      ['unknown-fence-option', 'warning', 'The code fence has an unknown option ":line-numbers", which has no effect'],
      ['unknown-fence-option', 'warning', 'The code fence has an unknown option "twoslash", which has no effect'],
    ])
  })
})
