import { expect, it } from 'vitest'
import { ProgramError, transpile } from './transpile.ts'

it('A file keeps its lines, and what it imports and declares is known', () => {
  const text = [
    "import { Http } from 'farrow-http'",
    "import type { Server } from 'node:http'",
    "export * from './types'",
    'export class Book extends Object {}',
    'const price: number = 3',
    'const load = () => import("./later")',
    'export async function* list() {}',
    'console.log(Http, price, load)',
  ].join('\n')
  const { code, imports, names } = transpile({ path: 'src/index.ts', text })
  const lines = code.split('\n')
  expect(lines).toHaveLength(8)
  expect(lines[4]).toBe('const price = 3')
  expect(lines[5]).toBe("const load = () => __import('./later')".replaceAll("'", '"'))
  expect(imports).toEqual(['farrow-http', './types'])
  expect(names).toEqual(['Book', 'price', 'load', 'list'])
})

it('What only ES modules have is replaced by a name of the same length', () => {
  const { code } = transpile({ path: 'src/a.ts', text: "console.log(import.meta.url, 'import.meta')" })
  expect(code.trim()).toMatch(/console\.log\(import_meta\.url, 'import\.meta'\)$/)
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
