import { expect, test } from 'vitest'
import { renameFile } from './rename-file.ts'

const files = [
  {
    path: 'src/index.ts',
    text: "import { Note } from './notes/note.ts'\nimport * as all from \"./notes/list.ts\"\nimport 'farrow-http'\n",
  },
  { path: 'src/notes/note.ts', text: 'export class Note {}\n' },
  {
    path: 'src/notes/list.ts',
    text: "import type { Note } from './note.ts'\nexport * from '../../readme.ts'\nconst late = import('./note.ts')\n",
  },
  { path: 'readme.ts', text: "export const text = './src/notes/note.ts'\n" },
]

test('Imports of a file that is renamed lead to it, and nothing else is changed', () => {
  expect(renameFile(files, 'src/notes/note.ts', 'src/item.ts')).toEqual([
    { path: 'src/index.ts', text: "import { Note } from './item.ts'\nimport * as all from \"./notes/list.ts\"\nimport 'farrow-http'\n" },
    { path: 'src/item.ts', text: 'export class Note {}\n' },
    {
      path: 'src/notes/list.ts',
      text: "import type { Note } from '../item.ts'\nexport * from '../../readme.ts'\nconst late = import('../item.ts')\n",
    },
    { path: 'readme.ts', text: "export const text = './src/notes/note.ts'\n" },
  ])
})

test('The imports of a file that is moved lead to the files to which they led', () => {
  const moved = renameFile(files, 'src/notes/list.ts', 'src/all/notes/list.ts')
  expect(moved[0]?.text).toContain('from "./all/notes/list.ts"')
  expect(moved[2]).toEqual({
    path: 'src/all/notes/list.ts',
    text: "import type { Note } from '../../notes/note.ts'\nexport * from '../../../readme.ts'\nconst late = import('../../notes/note.ts')\n",
  })
})

test('An ending that is missing, or that of the compiled file, stays so', () => {
  const users = [{ path: 'a.ts', text: "import './note.js'\nimport './note'\n" }]
  const renamed = renameFile([...users, { path: 'note.ts', text: '' }], 'note.ts', 'notes/item.ts')
  expect(renamed[0]?.text).toBe("import './notes/item.js'\nimport './notes/item'\n")
  const page = renameFile(
    [
      { path: 'a.ts', text: "import './page'\nimport './data.json'\n" },
      { path: 'page.tsx', text: '' },
    ],
    'page.tsx',
    'view.tsx',
  )
  expect(page[0]?.text).toBe("import './view'\nimport './data.json'\n")
})

test('Imports of files that the program does not have stay as they are', () => {
  const text = "import './missing.ts'\n"
  expect(renameFile([{ path: 'a.ts', text }], 'a.ts', 'b/a.ts')).toEqual([{ path: 'b/a.ts', text }])
})
