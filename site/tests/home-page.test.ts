import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { locales } from '../tools/content/page.ts'
import { contentFolder, samplesFolder } from '../tools/site-folders.ts'

const read = (path: string): string => readFileSync(path, 'utf8')

it.each(locales)('%s: each answer on the home page is that to the request in the title of its tab', (locale) => {
  const text = read(`${contentFolder}/${locale}/pages/index.md`)
  const tabs = [...text.matchAll(/^::::tab\[GET (.+)\].*\n\n```text file="samples\/(.+)\.out\.txt"$/gm)]
  expect(tabs).toHaveLength(3)
  for (const [, path, program] of tabs) expect(read(`${samplesFolder}/${program}.ts`)).toContain(`printAnswer('${path}', `)
})

it.each(locales)('%s: what the home page says of the four uses of a line is what the sample printed', (locale) => {
  const text = read(`${contentFolder}/${locale}/pages/index.md`)
  const shown = [...text.matchAll(/^ {2}`(.+)`$/gm)].map(([, code]) => code)
  const printed = read(`${samplesFolder}/home-schema/four-uses.out.txt`).trimEnd().split('\n')
  expect(shown).toHaveLength(4)
  expect(shown.filter((code, index) => !printed[index]?.endsWith(code ?? ''))).toEqual([])
})
