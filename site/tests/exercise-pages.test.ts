import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { exercisePages } from '../playground/exercises/exercise-pages.ts'
import { listCurrent } from '../tools/content/list-current.ts'
import { listPages } from '../tools/content/list-pages.ts'
import { locales } from '../tools/content/page.ts'

const folder = fileURLToPath(new URL('../exercises', import.meta.url))
const ids = Object.keys(exercisePages).sort()
const current = listCurrent()
const labels = { en: ['Hint', 'Answer'], 'zh-cn': ['提示', '答案'] } as const

it('each folder of an exercise is named in the list of pages, and the other way round', () => {
  const folders = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  expect(folders.sort()).toEqual(ids)
})

describe.each(locales)('%s', (locale) => {
  const pages = listPages(locale).filter(({ file }) => locale === 'en' || current.includes(file))
  const found = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/^:::exercise\{id="([^"]+)"\}\n(.*?)^:::$(.*?)(?=^:::exercise|^## )/gms)].map(
      ([, id = '', inside = '', after = '']) => {
        return { file, id, inside, after }
      },
    ),
  )

  it('has every exercise once, on the page that the list names', () => {
    const paths = pages.map(({ file }) => pathOf(file))
    const wanted = Object.entries(exercisePages).filter(([, path]) => locale === 'en' || paths.includes(path))
    expect(found.map(({ file, id }) => [id, pathOf(file)]).sort()).toEqual(wanted.sort())
  })

  // The button that starts an exercise is at its end, so the hint and the answer stand behind it.
  it.each(found)('$id shows the program to begin with, and after it a hint and the answer', ({ id, inside, after }) => {
    const blocksOf = (text: string) => [...text.matchAll(/^```ts file="([^"]+)"/gm)].map(([, file]) => file)
    expect(blocksOf(inside)).toEqual([`exercises/${id}/start/src/index.ts`])
    expect(blocksOf(after)).toEqual([`exercises/${id}/answer/src/index.ts`])
    expect([...after.matchAll(/^:::details\[(.+)\]$/gm)].map(([, label]) => label)).toEqual(labels[locale])
  })

  it('all exercises of a page stand together before its last section', () => {
    for (const { file, text } of pages) {
      if (!found.some((one) => one.file === file)) continue
      expect([...text.matchAll(/^## .*\{#(.+)\}$/gm)].at(-2)?.[1], file).toBe('exercise')
    }
  })
})

/** The URL path of a page of the default locale, by its file. */
function pathOf(file: string): string {
  return `/${file.replace(/(\/index)?\.md$/, '')}`
}
