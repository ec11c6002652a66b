import { expect, it } from 'vitest'
import { isPath, problemOfPath } from './file-path.ts'

const others = ['src/index.ts', 'src/data.json']

it.each(['src/other.ts', 'other.ts', 'view.tsx', 'src/lib/deep-er/a_1.test.ts', 'src/types.d.ts', 'package-lock.json'])(
  'a new file can be called %s',
  (path) => {
    expect(problemOfPath(path, others)).toBeNull()
    // So it is read again from an address or from the storage.
    expect(isPath(path)).toBe(true)
  },
)

it.each([
  ['outside', ['/src/a.ts', '../a.ts', 'src/../../a.ts', '..', 'C:/a.ts', '\\a.ts', 'src\\..\\a.ts']],
  ['ending', ['', 'src/', 'src/a', 'src/a.js', 'src/a.mts', 'a.md', '.ts.']],
  [
    'characters',
    ['src/.a.ts', '.ts', 'src//a.ts', 'src/你好.ts', 'a b.ts', 'src\\a.ts', '-a.ts', 'a..b.ts', `${'a'.repeat(98)}.ts`, "a'.ts"],
  ],
  ['reserved', ['package.json', 'tsconfig.json', 'TSConfig.json']],
  ['taken', ['src/index.ts', 'src/Index.ts', 'src/DATA.json']],
] as const)('a path is refused, with the reason: %s', (problem, paths) => {
  expect(paths.map((path) => problemOfPath(path, others))).toEqual(paths.map(() => problem))
})
