import { describe, expect, it } from 'vitest'
import { listPages } from '../tools/content/list-pages.ts'
import { outlineOf } from '../tools/content/outline-of.ts'

const [english, chinese] = [listPages('en'), listPages('zh-cn')]

it('There are the same pages in both locales', () => {
  expect(chinese.map(({ file }) => file)).toEqual(english.map(({ file }) => file))
})

describe.each(english)('$file', (page) => {
  it('has the same outline in Chinese: headings, code, links, tables, directives, tags', () => {
    const twin = chinese.find(({ file }) => file === page.file)
    expect(twin && outlineOf(twin)).toEqual(outlineOf(page))
  })
})
