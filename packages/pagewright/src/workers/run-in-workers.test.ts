import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SourceFile } from '@pagewright/markdown'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { folderStore, isCacheLost, type Store } from '../cache/store.ts'
import { compiling } from '../content/load-content.ts'
import { drawing } from '../output/social-images/social-images.ts'
import type { SocialCard } from '../plan/plan-social-images.ts'
import { diskProblem } from '../report/disk-problem.ts'
import { indexing } from '../search/make-index.ts'
import { runInWorkers } from './run-in-workers.ts'

let root = ''
let store: Store

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'workers-'))
  store = folderStore(join(root, 'store'))
})
afterEach(() => rmSync(root, { recursive: true }))

function toSource(name: string): SourceFile {
  return { file: `${name}.md`, name: `${name}.md`, kind: 'docs', version: 'current', locale: 'en', key: name, text: `The text ${name}.\n` }
}

const setup = () => ({
  root,
  options: { messages: { en: {} as never }, values: {}, packageManagers: [], programs: {}, comments: {}, islands: {} },
})
const batches = ['a', 'b', 'c', 'd', 'e'].map((name) => [toSource(name)])

const card: SocialCard = {
  site: 'Site',
  title: 'Title',
  section: '',
  language: 'English',
  color: '#112233',
  background: '#ffffff',
}

describe('runInWorkers', () => {
  it('gives what one thread gives, in the order of the batches, and tells of each that is done', async () => {
    const done: string[] = []
    const onDone = ([source]: readonly SourceFile[]): void => void done.push(source?.key ?? '')
    const inWorkers = await runInWorkers(compiling, batches, { setup: setup(), store, isLarge: true, onDone })
    expect(done.sort()).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(inWorkers).toEqual(await runInWorkers(compiling, batches, { setup: setup(), store, isLarge: false }))
    for (const [compiled] of inWorkers) expect(store.read('body', compiled?.bodyKey ?? '')).not.toBeNull()
  })

  for (const isLarge of [true, false]) {
    const where = isLarge ? 'workers' : 'this thread'
    it(`tells a lost cache from other errors in ${where}`, async () => {
      const pages = [{ path: '/', title: '', description: '', trail: [], label: '', lang: null, tags: [], bodyKey: 'lost', original: null }]
      const lost = ['a', 'b'].map((id) => ({ locale: { id, lang: 'en' }, pages, textNames: [], glossary: {} })) as never
      const error = await runInWorkers(indexing, lost, { setup: null, store, isLarge }).catch((thrown: unknown) => thrown)
      expect(isCacheLost(error, root)).toBe(true)
    })

    it(`tells what the file system refuses in ${where}`, async () => {
      writeFileSync(join(root, '.cache'), 'a file in the place of a folder')
      const error = await runInWorkers(drawing, [[card], [card]], { setup: { root }, store, isLarge }).catch((thrown: unknown) => thrown)
      expect(diskProblem(error)).toMatchObject({ code: 'disk', message: expect.stringContaining('.cache') })
    })
  }
})
