import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createProblemList } from '@pagewright/model'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { skipTest } from '../../../../tests/skip-test.ts'
import { scanPublicFolder } from './public-files.ts'

const lack = process.platform === 'linux' ? null : 'only the file systems of Linux have such files'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'public-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function put(file: string | Buffer): void {
  const path = Buffer.concat([Buffer.from(`${root}/public/`), Buffer.from(file)])
  mkdirSync(dirname(path.toString('latin1')), { recursive: true })
  writeFileSync(path, '')
}

function scan(): { files: string[]; problems: string[] } {
  const problems = createProblemList()
  const files = scanPublicFolder(root, problems)
  return { files, problems: problems.all().map(({ code, file, message, hint }) => `${code} ${file}: ${message}. ${hint}`) }
}

it('Public files are all that are neither hidden nor in a hidden folder, except for `.well-known`', () => {
  expect(scan()).toEqual({ files: [], problems: [] })
  for (const file of ['b/c.txt', 'a.txt', '.DS_Store', '.obsidian/w.json', 'sub/.git/config', '.well-known/security.txt', '.well-known/.x'])
    put(file)
  expect(scan()).toEqual({ files: ['.well-known/security.txt', 'a.txt', 'b/c.txt'], problems: [] })
})

it('Public files whose names cannot be addresses are reported, and the others published', (context) => {
  skipTest(context, lack)
  put('a.txt')
  put('b\\c.txt')
  put(Buffer.from([0xd6, 0xd0, 0x2e, 0x70, 0x64, 0x66]))
  symlinkSync('nowhere', join(root, 'public/link'))
  expect(scan()).toEqual({
    files: ['a.txt'],
    problems: [
      expect.stringMatching(/^file-unreadable public\/b.c\.txt: The file has a backslash in its path, .* Rename it$/),
      expect.stringMatching(/^content-ignored public\/link: .* a symbolic link/),
      expect.stringMatching(/^file-unreadable public\/.*\.pdf: The file's name is not in UTF-8\. Rename it: /),
    ],
  })
})

it('A public file that is too large to be read at once is reported', (context) => {
  skipTest(context, lack)
  put('movie.mp4')
  truncateSync(join(root, 'public/movie.mp4'), 2 ** 31)
  expect(scan()).toEqual({ files: [], problems: [expect.stringMatching(/^file-too-large public\/movie\.mp4: /)] })
})

it('A file in the place of the public folder is reported', () => {
  writeFileSync(join(root, 'public'), '')
  expect(scan()).toEqual({
    files: [],
    problems: [
      expect.stringMatching(/^file-unreadable public: The folder cannot be read: .* A file stands in its place: rename or delete it$/),
    ],
  })
})
