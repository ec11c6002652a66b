import { describe, expect, it } from 'vitest'
import { listCurrent } from '../tools/content/list-current.ts'
import { readPage } from '../tools/content/list-pages.ts'
import { outlineOf } from '../tools/content/outline-of.ts'

describe.each(listCurrent())('%s', (file) => {
  it('has the same outline in Chinese: headings, code, links, tables, directives, tags', () => {
    expect(outlineOf(readPage('zh-cn', file))).toEqual(outlineOf(readPage('en', file)))
  })
})
