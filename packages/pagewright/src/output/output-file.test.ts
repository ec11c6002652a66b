import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { listPublicFiles } from './output-file.ts'

it('Public files are all that are neither hidden nor in a hidden folder, except for `.well-known`', () => {
  const root = mkdtempSync(join(tmpdir(), 'public-'))
  for (const file of [
    'b/c.txt',
    'a.txt',
    '.DS_Store',
    '.obsidian/w.json',
    'sub/.git/config',
    '.well-known/security.txt',
    '.well-known/.x',
  ]) {
    mkdirSync(dirname(join(root, 'public', file)), { recursive: true })
    writeFileSync(join(root, 'public', file), '')
  }
  expect(listPublicFiles(root)).toEqual(['.well-known/security.txt', 'a.txt', 'b/c.txt'])
  rmSync(root, { recursive: true })
})
