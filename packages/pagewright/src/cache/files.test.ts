import fs, { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { rename } from './files.ts'

const { renameSync } = fs
const { platform } = process
let folder = ''
let tries = 0

/** Makes the system refuse a number of renames, as if a virus scanner were reading the file. */
function refuse(count: number, { on }: { on: NodeJS.Platform }): void {
  fs.renameSync = (from, to) => {
    if (++tries <= count) throw Object.assign(new Error('EPERM: operation not permitted, rename'), { code: 'EPERM' })
    renameSync(from, to)
  }
  syncBuiltinESMExports()
  Object.defineProperty(process, 'platform', { value: on })
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rename-'))
  writeFileSync(join(folder, 'a'), '')
  tries = 0
})
afterEach(() => {
  Object.defineProperty(process, 'platform', { value: platform })
  fs.renameSync = renameSync
  syncBuiltinESMExports()
  rmSync(folder, { recursive: true })
})

it('A rename that Windows refuses because a file is open is tried again', () => {
  refuse(3, { on: 'win32' })
  rename(join(folder, 'a'), join(folder, 'b'))
  expect([tries, existsSync(join(folder, 'b'))]).toEqual([4, true])
})

it('A rename that stays refused fails, on other systems at once', () => {
  refuse(1000, { on: 'win32' })
  expect(() => rename(join(folder, 'a'), join(folder, 'b'))).toThrow('EPERM')
  expect(tries).toBeGreaterThan(10)
  tries = 0
  refuse(1000, { on: 'linux' })
  expect(() => rename(join(folder, 'a'), join(folder, 'b'))).toThrow('EPERM')
  expect(tries).toBe(1)
})
