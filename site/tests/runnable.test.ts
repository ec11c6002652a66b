import { readFileSync } from 'node:fs'
import { cutRegion } from '@pagewright/markdown'
import { expect, it, vi } from 'vitest'
import { decodeHash, sampleHash } from '../playground/hash.ts'
import { limits } from '../playground/read-program.ts'
import runnable from '../playground/samples/runnable.json' with { type: 'json' }
import { sampleProgram } from '../tools/playground/sample-program.ts'
import { sampleName, samplePrograms } from '../tools/playground/sample-programs.ts'
import { shownSamples } from '../tools/playground/shown-samples.ts'
import { samplesFolder } from '../tools/site-folders.ts'

it('"Try it" opens files that pages show, each listed once', () => {
  expect(runnable.length).toBeGreaterThan(100)
  const shown = new Set(shownSamples())
  expect(runnable.filter((file) => !shown.has(file))).toEqual([])
  expect(runnable).toEqual([...new Set(runnable)].sort())
})

it('Only files of the samples are published, whatever their paths or symbolic links say', () => {
  expect(() => sampleProgram('../tools/site-folders.ts')).toThrow('is not in the folder of the samples')
})

it.each(runnable)('%s is a program that the playground can hold and an address can name', async (file) => {
  const program = sampleProgram(file)
  const paths = program?.files.map(({ path }) => path) ?? []
  expect(paths).toContain(program?.entry)
  expect(paths).toContain(program?.shown)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths.filter((path) => path.includes('..'))).toEqual([])
  expect(paths.length).toBeLessThanOrEqual(limits.files)
  expect(program?.files.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(limits.text)
  expect(await decodeHash(sampleHash(sampleName(file)))).toEqual({ kind: 'sample', name: sampleName(file), lines: null, request: null })
})

it('the lines that the link of a region names hold the region in the program, too', () => {
  const wrong: string[] = []
  let count = 0
  for (const file of runnable) {
    const program = sampleProgram(file)
    const shown = program?.files.find(({ path }) => path === program.shown)?.text.split('\n') ?? []
    const text = readFileSync(`${samplesFolder}/${file}`, 'utf8')
    for (const [, name = ''] of text.matchAll(/#region ([\w-]+)/g)) {
      const region = cutRegion(text, name)
      const lines = region?.range ? shown.slice(region.range.from - 1, region.range.to) : []
      if (lines.map((line) => line.slice(region?.indent)).join('\n') !== region?.code) wrong.push(`${file}#${name}`)
      count += 1
    }
  }
  expect(wrong).toEqual([])
  expect(count).toBeGreaterThan(50)
})

it('a program has the comments of the page that it was opened from', async () => {
  const { load } = samplePrograms as { load(this: { addWatchFile(file: string): void }, id: string): string }
  const code = load.call({ addWatchFile: () => {} }, '\0virtual:samples/middleware-base')
  const { default: programs } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  const textIn = (lang: string): string => {
    vi.stubGlobal('document', { documentElement: { lang } })
    return programs['middleware-base/three'].files[0].text
  }
  expect(textIn('en')).toContain('// Change what comes back.\n')
  expect(textIn('zh-CN')).toMatch(/\/\/ 修改.+\n/)
  expect(programs['middleware-base/first'].files[0].text).toBe(sampleProgram('middleware-base/first.ts')?.files[0]?.text)
  vi.unstubAllGlobals()
})

it('an application that has no server beside it gets one; one that has keeps its own', () => {
  const notes = sampleProgram('http-basics/src/notes.ts')
  expect(notes?.entry).toBe('src/index.ts')
  expect(notes?.files.find(({ path }) => path === 'src/index.ts')?.text).toBe(
    "import { http } from './notes'\n\nhttp.listen(3000, () => {\n  console.log('Listening on http://localhost:3000')\n})\n",
  )
  const hello = sampleProgram('http-basics/src/hello.ts')
  expect(hello?.files.find(({ path }) => path === 'src/index.ts')?.text).toBe(
    readFileSync(`${samplesFolder}/http-basics/src/index.ts`, 'utf8'),
  )
})

it('a function that makes an application of nothing is called; one that needs something is only a part of programs', () => {
  const orders = sampleProgram('error-handling/src/app.ts')
  expect(orders?.files.find(({ path }) => path === 'src/index.ts')?.text).toContain(
    "import { createApp } from './app'\n\ncreateApp().listen(",
  )
  expect(sampleProgram('http-mock/src/app.ts')).toBeNull()
})

it('a step of the tutorial opens in the state that its reader has reached, with the files of that state', () => {
  const paths = (file: string): string[] => sampleProgram(`tutorial-http-server/${file}`)?.files.map(({ path }) => path) ?? []
  const first = ['src/app.ts', 'src/book.ts', 'src/books.ts', 'src/index.ts', 'src/shelf.ts']
  expect(paths('first/src/app.ts')).toEqual(first)
  expect(paths('first/src/books.ts')).toEqual(first)
  expect(paths('project/src/errors.ts')).toEqual([...first, 'src/errors.ts'].sort())
  expect(paths('project/src/reader.ts')).toEqual([...first, 'src/errors.ts', 'src/reader.ts'].sort())
  const book = sampleProgram('tutorial-http-server/first/src/app.ts')?.files.find(({ path }) => path === 'src/book.ts')?.text
  expect(book).toContain('extends ObjectType')
  expect(sampleProgram('tutorial-http-server/project/src/book.ts')).toBeNull()
})
