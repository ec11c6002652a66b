import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isUnfinished, undoUnfinished, writeFiles } from './write-files.ts'

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

describe('a change that is killed while its files are written', () => {
  const files: [string, string | null][] = [
    ['old/a.md', null],
    ['new/a.md', 'A2'],
    ['b.md', 'B2'],
  ]

  /** Makes the change in a process that ends before the file with the given number is renamed or deleted. */
  function kill(at: number): void {
    const script = `
      import fs from 'node:fs'
      import { syncBuiltinESMExports } from 'node:module'
      let calls = -1
      for (const name of ['renameSync', 'rmSync']) {
        const call = fs[name]
        fs[name] = (...args) => (calls++ === ${at} ? process.kill(process.pid, 'SIGKILL') : call(...args))
      }
      syncBuiltinESMExports()
      const { writeFiles } = await import(${JSON.stringify(new URL('./write-files.ts', import.meta.url).href)})
      writeFiles(${JSON.stringify(root)}, new Map(${JSON.stringify(files)}))`
    expect(spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script]).signal).toBe('SIGKILL')
  }

  it.each([0, 1, 2])('gets undone later, if it had written %i files', (at) => {
    kill(at)
    expect(isUnfinished(root)).toBe(true)
    expect(undoUnfinished(root)).toHaveLength(at)
    expect([readFileSync(join(root, 'old/a.md'), 'utf8'), readFileSync(join(root, 'b.md'), 'utf8')]).toEqual(['A', 'B'])
    expect(existsSync(join(root, 'new'))).toBe(false)
    expect(isUnfinished(root)).toBe(false)
  })

  it('is complete, if it had written all files', () => {
    kill(3)
    expect(undoUnfinished(root)).toEqual([])
    expect(readFileSync(join(root, 'b.md'), 'utf8')).toBe('B2')
  })

  it('keeps what was edited since', () => {
    kill(2)
    writeFileSync(join(root, 'new/a.md'), 'edited')
    expect(undoUnfinished(root)).toEqual(['old/a.md'])
    expect(readFileSync(join(root, 'new/a.md'), 'utf8')).toBe('edited')
  })
})
