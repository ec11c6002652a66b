import { expect, it } from 'vitest'
import { ProgramError, transpile } from './transpile.ts'

it('A file keeps its lines, and what it imports is known', () => {
  const text = [
    "import { Http } from 'farrow-http'",
    "import type { Server } from 'node:http'",
    "export * from './types'",
    'export class Book extends Object {}',
    'const price: number = 3',
    'const load = () => import("./later")',
    'export async function* list() {}',
    'console.log(Http, price, load, await import(name(1)))',
    "// require('./old')",
  ].join('\n')
  const { code, imports } = transpile({ path: 'src/index.ts', text })
  const lines = code.split('\n')
  expect(lines).toHaveLength(9)
  expect(lines[4]).toBe('const price = 3')
  expect(lines[5]).toMatch(/^const load = \(\) => __import\( +\(__first\("\.\/later"\)\)\)$/)
  expect(lines[7]).toMatch(/, await __import\( +\(__first\(name\(1\)\)\)\)\)$/)
  expect(imports).toEqual(['farrow-http', './types'])
})

it('JSON and a first line for the shell are no mistakes', () => {
  expect(transpile({ path: 'a.json', text: '{\n  "a": [1, "b"]\n}\n' }).code).toMatch(/module\.exports = \{\n {2}"a": \[1, "b"\]\n\}/)
  expect(transpile({ path: 'src/a.ts', text: '#!/usr/bin/env node\nconst a = 1' }).code).toMatch(
    /^[^\n]*\/\/\/usr\/bin\/env node\nconst a = 1$/,
  )
})

it('What only ES modules have is replaced by a name of the same length', () => {
  const { code } = transpile({ path: 'src/a.ts', text: "console.log(import.meta.url, 'import.meta')" })
  expect(code.trim()).toMatch(/console\.log\(import_meta\.url, 'import\.meta'\)$/)
})

it('A namespace with values, which would be left out, is refused at its place', () => {
  const text = 'const a = 1\n  export namespace Shop {\n  type T = { a: 1 }\n  export const price = 3\n}'
  try {
    transpile({ path: 'src/a.ts', text })
    expect.unreachable()
  } catch (error) {
    expect(error).toMatchObject({ message: expect.stringContaining('Namespaces with values'), place: { line: 2, column: 3 } })
  }
})

it('Namespaces of types, and what only looks like a namespace with values, are no mistakes', () => {
  const text = [
    'declare namespace A { export const x: 1 }',
    'namespace B { export type T = 1 }',
    'export const c = 1',
    'const text = `',
    'namespace C { export const x = 1 }`',
    '/*',
    'namespace D { export const x = 1 } */',
  ].join('\n')
  expect(transpile({ path: 'src/a.ts', text }).code).toContain('namespace C')
})

it('JSX is named in the message', () => {
  expect(() => transpile({ path: 'src/a.tsx', text: 'const a = <b class="c">d</b>' })).toThrow('JSX is not supported in this page.')
})

it('A mistake of syntax tells its place, and what is wrong there', () => {
  const mistakes = [
    ['src/a.ts', 'const a = 1\nconst b = ) 2', "Unexpected ')'", 2, 11],
    ['src/a.ts', 'if (true) {\n', 'Unexpected end of the file', 2, 1],
    ['src/a.ts', 'const a = { b: 1\n  c: 2 }', "Unexpected 'c', expected ','", 2, 3],
    ['src/a.json', '{\n  "a": 1,\n}', 'This is not JSON: ', 3, 1],
  ] as const
  for (const [path, text, message, line, column] of mistakes) {
    try {
      transpile({ path, text })
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(ProgramError)
      expect(error).toMatchObject({ name: 'SyntaxError', message: expect.stringContaining(message), place: { path, line, column } })
    }
  }
})
