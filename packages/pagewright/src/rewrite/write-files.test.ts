import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeFiles } from './write-files.ts'

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

it('A process that is killed in between has lost no text: it stands in its old file, in its new one, or in both', () => {
  for (const at of [0, 1]) {
    const script = `
      import fs from 'node:fs'
      import { syncBuiltinESMExports } from 'node:module'
      let calls = -1
      for (const name of ['renameSync', 'rmSync']) {
        const call = fs[name]
        fs[name] = (...args) => (++calls === ${at} ? process.kill(process.pid, 'SIGKILL') : call(...args))
      }
      syncBuiltinESMExports()
      const { writeFiles } = await import(${JSON.stringify(new URL('./write-files.ts', import.meta.url).href)})
      writeFiles(${JSON.stringify(root)}, new Map([['old/a.md', null], ['new/a.md', 'A']]))`
    const { signal, status } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script])
    expect(signal ?? status).toBe(process.platform === 'win32' ? 1 : 'SIGKILL')
    expect([existsSync(join(root, 'old/a.md')), existsSync(join(root, 'new/a.md'))]).toEqual([true, at === 1])
  }
})
