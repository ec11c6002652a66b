import { describe, expect, it } from 'vitest'
import { compileOptions, sourceOfText } from '../tests/compile-text.ts'
import { translateComments } from './comments.ts'
import { compileMarkdown } from './compile-markdown.ts'
import type { IncludeReader } from './includes.ts'

const comments = { 'Reads one': '读取一个', two: '二' }

describe('A comment with a translation', () => {
  const inCode = (code: string, language: string, file = 'a.ts'): string => translateComments(code, { file, language, comments }).code

  it.each([
    ['ts', '// Reads one\n  // two\nf() // two', '// 读取一个\n  // 二\nf() // 二'],
    ['tsx', '/** Reads one */\n/* two */\n<p>\n  {/* two */}\n</p>', '/** 读取一个 */\n/* 二 */\n<p>\n  {/* 二 */}\n</p>'],
    ['js', '/**\n * Reads one\n *\n * two\n */', '/**\n * 读取一个\n *\n * 二\n */'],
    ['bash', '# Reads one\ncurl localhost # two', '# 读取一个\ncurl localhost # 二'],
    ['yaml', 'a: 1\n# two\nb: 2 # two', 'a: 1\n# 二\nb: 2 # 二'],
    ['dockerfile', '# two\nFROM node', '# 二\nFROM node'],
  ])('has it in %s', (language, code, expected) => {
    expect(inCode(code, language)).toBe(expected)
  })

  it.each([
    ['ts', "f('two') // two or three\nconst two = 'a//two' // toString"],
    ['ts', '// # two\n//two\nthis.#two'],
    ['text', '// two'],
    ['md', '# two'],
  ])('is a whole one, of that text: in %s nothing else changes', (language, code) => {
    expect(inCode(code, language)).toBe(code)
  })

  it('is not looked for in what a program has written', () => {
    expect(inCode('// two', 'ts', 'client.out.txt')).toBe('// two')
  })
})

describe('A text', () => {
  const files: Readonly<Record<string, string>> = {
    'a/b.ts':
      '// Reads one\n// #region r\nconst one = 1 // two\n// Not two\nconst on: number = one\n// @ts-expect-error\n// biome-ignore x: y z\n// …\n// [ 1, 2 ]\n// string | null\n// GET / -> 200 Not found\n// #endregion\n',
    'a/types.json': JSON.stringify({
      'b.ts': [
        [3, 7, 'one', 'const one: 1'],
        [5, 20, 'one', 'number'],
      ],
    }),
  }
  const reader: IncludeReader = {
    hashOf: () => '',
    track: () => ({ read: (file) => files[file] ?? null, list: () => [], used: () => [] }),
  }
  const source = sourceOfText('Text.\n\n```ts file="a/b.ts#r" title="b.ts" types {3}\n```\n')

  it('shows them with the types of the names before and below them, and reports those without a translation', async () => {
    const { compiled, body } = await compileMarkdown(source, { ...compileOptions, includes: reader, comments })
    expect(body.html).toContain('data-type="const one: 1">one</span> = <span class="tc">1 </span><span class="tm">// 二')
    expect(body.html).toContain('data-type="number">one</span>')
    expect(body.html).toMatch(/<span class="l hl"><span class="tk">const /)
    expect(body.sections[0]?.text).toContain('// 二\n// Not two\n')
    expect(compiled.problems).toEqual([
      expect.objectContaining({
        code: 'comment-not-translated',
        severity: 'note',
        span: expect.objectContaining({ line: 3 }),
        message: 'The comment "Not two" has no translation',
        related: ['a/b.ts'],
      }),
    ])
    expect(compiled.comments.slice(0, 4)).toEqual(['two', 'Not two', '@ts-expect-error', 'biome-ignore x: y z'])
  })

  it('shows the code as it is where there are no translations', async () => {
    const { compiled, body } = await compileMarkdown(source, { ...compileOptions, includes: reader })
    expect(body.html).toContain('// two')
    expect(compiled).toMatchObject({ problems: [], comments: [] })
  })
})
