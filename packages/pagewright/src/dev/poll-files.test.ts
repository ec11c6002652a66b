import { pbkdf2 } from 'node:crypto'
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { pollFiles } from './poll-files.ts'

const root = mkdtempSync(join(tmpdir(), 'watch-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

it('Tells of a file that changed or came, and not of one that is not there', async () => {
  writeFileSync(join(root, 'site.config.ts'), 'one')
  let told = 0
  const close = pollFiles(root, { files: ['site.config.ts', 'versions.json'], readAt: Date.now() + 1000, onChange: () => told++ })
  await sleep(800)
  expect(told).toBe(0)
  writeFileSync(join(root, 'site.config.ts'), 'two, and longer')
  await expect.poll(() => told, { timeout: 5000 }).toBe(1)
  writeFileSync(join(root, 'versions.json'), '[]')
  await expect.poll(() => told, { timeout: 5000 }).toBe(2)
  close()
  writeFileSync(join(root, 'site.config.ts'), 'three, after the end')
  await sleep(800)
  expect(told).toBe(2)
})

it('Tells of a file that was saved after the files began to be read', async () => {
  const readAt = Date.now() - 1000
  writeFileSync(join(root, 'site.config.ts'), 'four')
  let told = 0
  const close = pollFiles(root, { files: ['site.config.ts'], readAt, onChange: () => told++ })
  await expect.poll(() => told, { timeout: 5000 }).toBe(1)
  close()
})

it('Does not tell of a file whose time is in the future, until it changes', async () => {
  const file = join(root, 'site.config.ts')
  writeFileSync(file, 'of another clock')
  utimesSync(file, new Date(), new Date(Date.now() + 3_600_000))
  let told = 0
  const close = pollFiles(root, { files: ['site.config.ts'], readAt: Date.now() - 1000, onChange: () => told++ })
  await sleep(600)
  expect(told).toBe(0)
  writeFileSync(file, 'now')
  await expect.poll(() => told, { timeout: 5000 }).toBe(1)
  close()
})

it('Tells of a file that is saved right after, while the threads that read files are busy', async () => {
  writeFileSync(join(root, 'site.config.ts'), 'before')
  for (let thread = 0; thread < 8; thread++) pbkdf2('x', 'y', 300_000, 64, 'sha512', () => {})
  let told = 0
  const close = pollFiles(root, { files: ['site.config.ts'], readAt: Date.now() + 1000, onChange: () => told++ })
  writeFileSync(join(root, 'site.config.ts'), 'right after')
  await expect.poll(() => told, { timeout: 5000 }).toBe(1)
  close()
})

it('Tells of a file that comes in a folder', async () => {
  let told = 0
  const close = pollFiles(root, { files: ['.'], readAt: Date.now() + 1000, onChange: () => told++ })
  await sleep(400)
  writeFileSync(join(root, 'messages.ts'), 'five')
  await expect.poll(() => told, { timeout: 5000 }).toBe(1)
  close()
})
