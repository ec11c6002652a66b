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
  expect(lines[5]).toMatch(/^const load = \(\) => __import\( +\(\("\.\/later"\)\)\)$/)
  expect(lines[7]).toMatch(/, await __import\( +\(\(name\(1\)\)\)\)\)$/)
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

it('A mistake of syntax tells its place', () => {
  const read = (): unknown => transpile({ path: 'src/a.ts', text: 'const a = 1\nconst b = ) 2' })
  expect(read).toThrow(ProgramError)
  try {
    read()
  } catch (error) {
    expect(error).toMatchObject({ name: 'SyntaxError', message: 'Unexpected token', place: { path: 'src/a.ts', line: 2, column: 11 } })
  }
})
