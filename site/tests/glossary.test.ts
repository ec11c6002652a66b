import { describe, expect, it } from 'vitest'
import { chineseComments } from '../comments-zh-cn.ts'
import { listCurrent } from '../tools/content/list-current.ts'
import { listPages, toPage } from '../tools/content/list-pages.ts'
import { locales } from '../tools/content/page.ts'
import { firstUses } from '../tools/glossary/first-uses.ts'
import { foreignTerms } from '../tools/glossary/foreign-terms.ts'
import { readGlossary, type Term } from '../tools/glossary/read-glossary.ts'
import { blocksOf } from '../tools/typography/blocks-of.ts'
import { markdownBlocks } from '../tools/typography/chinese-texts.ts'

const terms = readGlossary()
const current = listCurrent()

describe.each(listPages('zh-cn'))('$file', (page) => {
  it('uses the words of the glossary', () => {
    expect(foreignTerms(blocksOf(page), terms).map(({ word, term }) => `${word}: ${term.zh}`)).toEqual([])
  })

  // The words for a new term wait for the translation of the section that introduces it.
  if (current.includes(page.file))
    it('gives the English word only for the terms that it defines', () => {
      expect(firstUses(page, terms).map(({ problem, term }) => `${term.zh}（${term.en}）: ${problem}`)).toEqual([])
    })
})

it('The Chinese comments of samples use the words of the glossary', () => {
  const text = Object.values(chineseComments).join('\n\n')
  expect(foreignTerms(markdownBlocks(text), terms).map(({ word }) => word)).toEqual([])
})

it('The glossary names existing pages that define terms', () => {
  const files = listPages('zh-cn').map(({ file }) => file)
  expect(terms.flatMap(({ defined = [] }) => defined).filter((file) => !files.includes(file))).toEqual([])
})

describe.each(locales)('the rows of docs/guide/glossary.md in %s', (locale) => {
  const page = listPages(locale).find(({ file }) => file === 'docs/guide/glossary.md')
  const rows = (page?.text ?? '').split('\n').map((line) => line.toLowerCase().split(' | '))
  const pairs = rows.map(([first = '', second = '']) => [first.replace(/^\| /, ''), second].sort().join(' = '))

  it.each(terms)('has $en', ({ en, zh }) => {
    expect(pairs).toContain([en.toLowerCase(), zh.toLowerCase()].sort().join(' = '))
  })
})

describe('the check', () => {
  const middleware: Term = { en: 'middleware', zh: '中间件', keep: false, also: [], defined: 'docs/a.md', avoid: ['中介软件'], alias: [] }
  const api: Term = { en: 'API', zh: 'API', keep: true, also: ['Api'], avoid: [], alias: [] }
  const pageOf = (text: string, file = 'docs/a.md') => toPage({ locale: 'zh-cn', file }, `---\ntitle: 中间件\n---\n\n${text}`)
  const problems = (text: string): string[] => firstUses(pageOf(text), [middleware]).map(({ problem }) => problem)

  it('finds other translations and spellings, except in code', () => {
    const text = '中介软件和 api，`中介软件`、`api`、Api 和 [api](./api.md)'
    expect(foreignTerms(blocksOf(pageOf(text)), [middleware, api]).map(({ word }) => word)).toEqual(['中介软件', 'api', 'api'])
  })

  it.each([
    ['the first use in a paragraph', '## 中间件 {#a}\n\n| 中间件 |\n| - |\n\n[中间件](./b.md)和中间件（middleware），再说中间件。', []],
    ['no use at all', '[中间件](./b.md)', ['not annotated']],
    ['a first use without the word', '中间件。', ['not annotated']],
    ['a word that comes too late', '中间件和中间件（middleware）', ['annotated later']],
    ['a word that comes again', '中间件（middleware）和中间件（middleware）', ['annotated again']],
  ])('knows %s', (_, text, expected) => {
    expect(problems(text)).toEqual(expected)
  })

  it('allows the English word on no other page', () => {
    const text = '中间件（middleware），再说中间件。'
    expect(firstUses(pageOf(text, 'docs/b.md'), [middleware]).map(({ problem }) => problem)).toEqual(['annotated elsewhere'])
  })
})
