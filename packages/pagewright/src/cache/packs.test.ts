import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPacks } from './packs.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packs-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('values of several packs are found, whatever their letters', () => {
  const packs = openPacks(folder)
  packs.write(
    new Map([
      ['a/1', '"one\\n"'],
      ['a/2', '"二"'],
    ]),
  )
  packs.write(new Map([['a/3', '"drei ä"']]))
  const read = openPacks(folder)
  expect(['a/1', 'a/2', 'a/3', 'a/4'].map((name) => read.read(name))).toEqual(['"one\\n"', '"二"', '"drei ä"', null])
})

test('what another process adds later is found', () => {
  const packs = openPacks(folder)
  expect(packs.read('a/1')).toBe(null)
  openPacks(folder).write(new Map([['a/1', '1']]))
  expect(packs.read('a/1')).toBe('1')
})

test('a pack that is broken or gone holds nothing', () => {
  const packs = openPacks(folder)
  packs.write(new Map([['a/1', '1']]))
  writeFileSync(join(folder, 'half.json'), '[["a/2",')
  expect(packs.read('a/2')).toBe(null)
  for (const name of readdirSync(folder)) rmSync(join(folder, name))
  expect(openPacks(folder).read('a/1')).toBe(null)
  expect(packs.read('a/1')).toBe(null)
})

test('packs whose folder another process deletes hold nothing any more', () => {
  const packs = openPacks(folder)
  packs.write(new Map([['a/1', '1']]))
  expect(packs.read('a/1')).toBe('1')
  rmSync(folder, { recursive: true })
  expect(packs.read('a/2')).toBe(null)
})
