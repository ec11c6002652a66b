import { mkdirSync, mkdtempSync, readFileSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchFolders } from './watch-folders.ts'

let root = ''
let told: string[] = []
let close = async (): Promise<void> => {}

const at = (...parts: string[]): string => join(root, ...parts)

beforeEach(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'watch-')))
  told = []
  mkdirSync(at('content/en/docs'), { recursive: true })
  writeFileSync(at('content/en/docs/a.md'), 'a')
  const onError = (error: unknown): void => {
    throw error
  }
  close = await watchFolders(root, { onChange: (paths) => told.push(...paths), onError })
})
afterEach(async () => {
  await close()
  rmSync(root, { recursive: true, force: true })
})

/** Waits until a path is told, then forgets what was told. */
async function expectTold(path: string): Promise<void> {
  await expect.poll(() => told, { timeout: 3000, interval: 10 }).toContain(path)
  await sleep(50)
  told = []
}

it('A change is told from the very moment that watching began', async () => {
  writeFileSync(at('content/en/docs/a.md'), 'b')
  await expectTold('content/en/docs/a.md')
})

it('A change is also told where the environment asks for polling, as in containers', async () => {
  await close()
  vi.stubEnv('CHOKIDAR_USEPOLLING', '1')
  close = await watchFolders(root, { onChange: (paths) => told.push(...paths), onError: () => {} })
  vi.unstubAllEnvs()
  // Node.js takes its first look at a file that it polls some time after it was asked to.
  await sleep(500)
  writeFileSync(at('content/en/docs/a.md'), 'polled')
  await expectTold('content/en/docs/a.md')
})

it('A file that editors put in the place of another one is told, and so are later changes of it', async () => {
  for (let round = 0; round < 3; round++) {
    writeFileSync(at('new'), `swapped ${round}`)
    renameSync(at('new'), at('content/en/docs/a.md'))
    await expectTold('content/en/docs/a.md')
    writeFileSync(at('content/en/docs/a.md'), `written ${round}`)
    await expectTold('content/en/docs/a.md')
  }
})

it('After the last of many quick changes, the file is told once more, however it was saved', async () => {
  let read = ''
  await close()
  const onChange = (): void => {
    read = readFileSync(at('content/en/docs/a.md'), 'utf8')
  }
  close = await watchFolders(root, { onChange, onError: () => {} })
  for (let round = 0; round < 60; round++) {
    const file = round % 2 === 0 ? at('content/en/docs/a.md') : at('new')
    writeFileSync(file, `round ${round}`)
    if (round % 2 === 1) renameSync(file, at('content/en/docs/a.md'))
    await sleep(round % 12 === 11 ? 400 : 20)
    if (round % 12 === 11) expect(read).toBe(`round ${round}`)
  }
})

it('A file that is empty for a moment while it is saved is told when it has its text; one that stays empty is told, too', async () => {
  const file = at('content/en/docs/a.md')
  const read: string[] = []
  await close()
  close = await watchFolders(root, { onChange: () => read.push(readFileSync(file, 'utf8')), onError: () => {} })
  writeFileSync(file, '')
  await sleep(40)
  writeFileSync(file, 'text')
  await expect.poll(() => read).toContain('text')
  expect(read).not.toContain('')
  writeFileSync(file, '')
  await expect.poll(() => read.at(-1)).toBe('')
})

it('Folders that come later are watched, and so is one that takes the place of another', async () => {
  for (let round = 0; round < 3; round++) {
    mkdirSync(at('public/deep'), { recursive: true })
    await expectTold('public')
    writeFileSync(at('public/deep/a.txt'), 'a')
    await expectTold('public/deep/a.txt')
    rmSync(at('public'), { recursive: true })
    await expectTold('public')
  }
})

it('Neither outputs nor installed packages are told, nor does a link that leads in a circle matter', async () => {
  symlinkSync(at('content'), at('content/en/circle'))
  symlinkSync(at('content/en'), at('public'))
  await expectTold('public')
  for (const name of ['dist', '.cache', 'node_modules']) {
    mkdirSync(at(name))
    writeFileSync(at(name, 'a.txt'), 'a')
  }
  await sleep(200)
  expect(told.filter((path) => /^(?:dist|\.cache|node_modules)/.test(path))).toEqual([])
})

const moveAway = async (folder: string, ms: number): Promise<void> => {
  renameSync(at(folder), at('moved'))
  await sleep(ms)
  renameSync(at('moved'), at(folder))
}
const makeAnew = async (folder: string, ms: number): Promise<void> => {
  rmSync(at(folder), { recursive: true })
  await sleep(ms)
  mkdirSync(at('content/en/docs/deep'), { recursive: true })
  writeFileSync(at('content/en/docs/a.md'), 'made')
}

it.each([
  ['goes away and comes back', 0, moveAway],
  ['goes away and comes back', 5, moveAway],
  ['is deleted and made again', 2, makeAnew],
  ['is deleted and made again', 5, makeAnew],
  ['is deleted and made again', 20, makeAnew],
])('A folder that %s within %i ms, as when git switches branches, is watched as before', async (_what, ms, change) => {
  mkdirSync(at('content/en/docs/deep'))
  for (const folder of ['content', 'content/en/docs', 'content', 'content/en/docs']) {
    await change(folder, ms)
    await sleep(ms)
  }
  await sleep(600)
  for (const file of ['content/en/docs/a.md', 'content/en/docs/deep/b.md']) {
    told = []
    writeFileSync(at(file), `after ${ms}`)
    await expectTold(file)
  }
})

it('A folder in whose place a program puts another one at once is told, and watched from then on', async () => {
  for (const name of ['one', 'two', 'next']) {
    mkdirSync(at('content', name))
    writeFileSync(at('content', name, 'p.md'), name)
  }
  await sleep(600)
  const isWatched = async (...files: string[]): Promise<void> => {
    await expect.poll(() => told.join(' '), { timeout: 3000 }).toContain('content/')
    await sleep(600)
    for (const file of files) {
      told = []
      writeFileSync(at(file), `edited ${Date.now()}`)
      await expectTold(file)
    }
  }
  told = []
  renameSync(at('content/one'), at('content/old'))
  renameSync(at('content/next'), at('content/one'))
  await isWatched('content/one/p.md')
  renameSync(at('content/one'), at('content/third'))
  renameSync(at('content/two'), at('content/one'))
  renameSync(at('content/third'), at('content/two'))
  await isWatched('content/one/p.md', 'content/two/p.md')
  renameSync(at('content/one'), at('content/older'))
  mkdirSync(at('content/one'))
  writeFileSync(at('content/one/p.md'), 'made')
  await isWatched('content/one/p.md')
})

it('Nothing is told any more after watching has ended, also if folders were just watched anew', async () => {
  mkdirSync(at('public/deep'), { recursive: true })
  await expectTold('public')
  rmSync(at('public'), { recursive: true })
  await sleep(210)
  await close()
  told = []
  writeFileSync(at('content/en/docs/a.md'), 'after the end')
  await sleep(300)
  expect(told).toEqual([])
})
