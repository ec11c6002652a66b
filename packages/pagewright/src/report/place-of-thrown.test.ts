import { normalize } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { placesOf } from './place-of-thrown.ts'

it.each([
  ['a path', '    at render (/site/theme/Page.tsx:3:9)', normalize('/site/theme/Page.tsx')],
  ['an address', `    at async ${pathToFileURL('/site/a b.ts').href}:3:9`, normalize('/site/a b.ts')],
  ['a path of Windows', '    at render (Z:\\site\\theme\\Page.tsx:3:9)', 'Z:\\site\\theme\\Page.tsx'],
  ['a path of Windows as Vite writes it', '    at render (C:/site/theme/Page.tsx:3:9)', normalize('C:/site/theme/Page.tsx')],
  ['a path of Windows whose drive is a small letter', '    at c:\\site\\bad.ts:3:9', 'c:\\site\\bad.ts'],
])('A stack trace names a place by %s', (_what, line, file) => {
  expect(placesOf(`Error: Sorry\n${line}\n    at <anonymous>`)).toEqual([{ file: expect.stringContaining(file), line: 3, column: 9 }])
})
