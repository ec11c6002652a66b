import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { exercisePages } from '../playground/exercises/exercise-pages.ts'
import { listPages } from '../tools/content/list-pages.ts'
import { locales } from '../tools/content/page.ts'

const folder = fileURLToPath(new URL('../exercises', import.meta.url))
const ids = Object.keys(exercisePages).sort()
const labels = { en: ['Hint', 'Answer'], 'zh-cn': ['提示', '答案'] } as const

it('each folder of an exercise is named in the list of pages, and the other way round', () => {
  const folders = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  expect(folders.sort()).toEqual(ids)
})

describe.each(locales)('%s', (locale) => {
  const found = listPages(locale).flatMap(({ file, text }) =>
    [...text.matchAll(/^:::exercise\{id="([^"]+)"\}\n(.*?)^:::$(.*?)(?=^:::exercise|^## )/gms)].map(
      ([, id = '', inside = '', after = '']) => {
        return { file, id, inside, after }
      },
    ),
  )

  it('has every exercise once, on the page that the list names', () => {
    const pages = found.map(({ file, id }) => [id, `/${file.replace(/(\/index)?\.md$/, '')}`])
    expect(pages.sort()).toEqual(Object.entries(exercisePages).sort())
  })

  // The button that starts an exercise is at its end, so the hint and the answer stand behind it.
  it.each(found)('$id shows the program to begin with, and after it a hint and the answer', ({ id, inside, after }) => {
    const blocksOf = (text: string) => [...text.matchAll(/^```ts file="([^"]+)"/gm)].map(([, file]) => file)
    expect(blocksOf(inside)).toEqual([`exercises/${id}/start/src/index.ts`])
    expect(blocksOf(after)).toEqual([`exercises/${id}/answer/src/index.ts`])
    expect([...after.matchAll(/^:::details\[(.+)\]$/gm)].map(([, label]) => label)).toEqual(labels[locale])
  })

  it('all exercises of a page stand together before its last section', () => {
    for (const { file, text } of listPages(locale)) {
      if (!found.some((one) => one.file === file)) continue
      expect([...text.matchAll(/^## .*\{#(.+)\}$/gm)].at(-2)?.[1], file).toBe('exercise')
    }
  })
})
