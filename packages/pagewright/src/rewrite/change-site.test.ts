import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeFiles } from './change-site.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'change-'))
  mkdirSync(join(root, 'old'))
  writeFileSync(join(root, 'old/a.md'), 'A')
  writeFileSync(join(root, 'b.md'), 'B')
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

it('Files are written and deleted, and a folder that is empty afterward goes', () => {
  writeFiles(
    root,
    new Map([
      ['old/a.md', null],
      ['new/a.md', 'A2'],
      ['b.md', 'B2'],
    ]),
  )
  expect(existsSync(join(root, 'old'))).toBe(false)
  expect([readFileSync(join(root, 'new/a.md'), 'utf8'), readFileSync(join(root, 'b.md'), 'utf8')]).toEqual(['A2', 'B2'])
})

it('When one file cannot be written, those before it get their old content back', () => {
  const files = new Map([
    ['old/a.md', null],
    ['new/a.md', 'A2'],
    ['b.md', 'B2'],
    ['b.md/c.md', 'C'],
  ])
  expect(() => writeFiles(root, files)).toThrow()
  expect([readFileSync(join(root, 'old/a.md'), 'utf8'), readFileSync(join(root, 'b.md'), 'utf8')]).toEqual(['A', 'B'])
  expect(existsSync(join(root, 'new/a.md'))).toBe(false)
})
