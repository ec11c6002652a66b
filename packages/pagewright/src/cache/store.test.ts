import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hash } from './hash.ts'
import { cacheFolder, folderStore, openStore } from './store.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const keys = Array.from({ length: 100 }, (_, index) => hash(String(index)))

test('a batch of many values becomes one file, and each is read as it was written', async () => {
  const store = folderStore(folder)
  await store.batched(async () => {
    for (const key of keys) store.write('body', key, { key })
    expect(store.read('body', keys[7] ?? '')).toEqual({ key: keys[7] })
  })
  expect(readdirSync(folder)).toEqual(['packs'])
  expect(readdirSync(join(folder, 'packs'))).toHaveLength(2)
  expect(keys.map((key) => folderStore(folder).read('body', key))).toEqual(keys.map((key) => ({ key })))
})

test('a batch of few values becomes files of their own', async () => {
  const store = folderStore(folder)
  await store.batched(async () => store.write('body', keys[0] ?? '', [1]))
  expect(readdirSync(folder)).toEqual(['body'])
  expect(store.read('body', keys[0] ?? '')).toEqual([1])
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

test('batches that overlap are written, however they end', async () => {
  const store = folderStore(folder)
  let endFirst = (): void => {}
  const first = store.batched(async () => {
    store.write('body', keys[0] ?? '', [1])
    await new Promise<void>((resolve) => {
      endFirst = resolve
    })
  })
  const second = store.batched(async () => store.write('body', keys[1] ?? '', [2]))
  await second
  endFirst()
  await first
  expect([0, 1].map((at) => folderStore(folder).read('body', keys[at] ?? ''))).toEqual([[1], [2]])
})

test('what a batch wrote before it failed is kept', async () => {
  const store = folderStore(folder)
  const work = store.batched(async () => {
    store.write('body', keys[0] ?? '', [1])
    throw new Error('no')
  })
  await expect(work).rejects.toThrow('no')
  expect(store.read('body', keys[0] ?? '')).toEqual([1])
})

test('a record is replaced, a value under its hash is not', () => {
  const store = folderStore(folder)
  for (const value of [1, 2]) {
    store.writeRecord('content', value)
    store.write('body', keys[0] ?? '', value)
  }
  expect([store.readRecord('content'), store.read('body', keys[0] ?? '')]).toEqual([2, 1])
})

test('a store stays while another one is opened, and goes when many others were used since', () => {
  const open = (fingerprint: string) => openStore(folder, { fingerprint, fresh: false })
  const first = open('a')
  first.write('body', keys[0] ?? '', [1])
  for (const [index, other] of ['b', 'c', 'd'].entries()) {
    utimesSync(first.folder, index, index)
    open(other)
    expect(first.read('body', keys[0] ?? '')).toEqual([1])
  }
  open('e')
  expect(
    readdirSync(cacheFolder(folder))
      .map(([name]) => name)
      .sort(),
  ).toEqual(['b', 'c', 'd', 'e'])
})

test('a fresh store holds nothing', () => {
  openStore(folder, { fingerprint: 'a', fresh: false }).write('body', keys[0] ?? '', [1])
  expect(openStore(folder, { fingerprint: 'a', fresh: true }).read('body', keys[0] ?? '')).toBeNull()
})
