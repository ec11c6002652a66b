import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeAtomic } from './files.ts'
import { hash } from './hash.ts'
import { cacheFolder, folderStore, openStore } from './store.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const key = hash('a')

test('a file that cannot be written is told by the error of writing it, not of deleting what was written of it', () => {
  writeFileSync(join(folder, 'file'), '')
  expect(() => writeAtomic(join(folder, 'file/below'), '')).toThrow(/open|mkdir/)
})

test('a store can be emptied while another process writes into it', async () => {
  const path = openStore(folder, { fingerprint: 'f', fresh: false }).folder
  // It writes file after file, and makes the folder again when it is gone. That can fail when it goes meanwhile.
  const code = `const { mkdirSync, writeFileSync } = require('node:fs')
    const { workerData: folder } = require('node:worker_threads')
    for (let index = 0; ; index++) {
      try {
        mkdirSync(folder, { recursive: true })
        writeFileSync(folder + '/' + index + '.json', '1')
      } catch {}
    }`
  const writer = new Worker(code, { eval: true, workerData: join(path, 'body') })
  try {
    await expect.poll(() => readdirSync(path)).toContain('body')
    for (let turn = 0; turn < 20; turn++) {
      openStore(folder, { fingerprint: 'f', fresh: true })
      await setTimeout(10)
    }
  } finally {
    await writer.terminate()
  }
}, 20_000)

test('a damaged value is missing', () => {
  const store = folderStore(folder)
  store.write('body', key, [1])
  expect(folderStore(folder).read('body', key)).toEqual([1])
  writeFileSync(join(folder, 'body', key.slice(0, 2), `${key.slice(2)}.json`), '[1')
  expect(store.read('body', key)).toBeNull()
})

test('a record is replaced, a value under its hash is not', () => {
  const store = folderStore(folder)
  for (const value of [1, 2]) {
    store.writeRecord('content', value)
    store.write('body', key, value)
  }
  expect([store.readRecord('content'), store.read('body', key)]).toEqual([2, 1])
})

test('a store stays while another one is opened, and goes when many others were used since', () => {
  const open = (fingerprint: string) => openStore(folder, { fingerprint, fresh: false })
  const first = open('a')
  first.write('body', key, [1])
  for (const [index, other] of ['b', 'c', 'd'].entries()) {
    utimesSync(first.folder, index, index)
    open(other)
    expect(first.read('body', key)).toEqual([1])
  }
  open('e')
  expect(
    readdirSync(cacheFolder(folder))
      .map(([name]) => name)
      .sort(),
  ).toEqual(['b', 'c', 'd', 'e'])
})

test('a fresh store holds nothing', () => {
  openStore(folder, { fingerprint: 'a', fresh: false }).write('body', key, [1])
  expect(openStore(folder, { fingerprint: 'a', fresh: true }).read('body', key)).toBeNull()
})
