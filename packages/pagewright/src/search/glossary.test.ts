// cspell:ignore uniontype defned
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createProblemList } from '@pagewright/model'
import { afterAll, describe, expect, it } from 'vitest'
import { glossaryFor, readGlossary, stopWordsOf } from './glossary.ts'

const en = { id: 'en', lang: 'en' }
const zh = { id: 'zh-cn', lang: 'zh-CN' }
const locales = [en, zh]
const root = mkdtempSync(join(tmpdir(), 'glossary-'))
mkdirSync(join(root, 'content'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

function wordsOf(locale: typeof en, glossary: ReturnType<typeof readGlossary>): ReturnType<typeof glossaryFor> {
  return glossaryFor(locale, { glossary, original: en })
}

describe('The glossary', () => {
  it('is empty where a site has none', () => {
    expect(readGlossary(root, { locales, problems: createProblemList() })).toEqual([])
  })

  it('gives each locale its words for those of the others, leaves out what both call alike, and takes the word of the original for one that is missing', () => {
    writeFileSync(
      join(root, 'content/glossary.yaml'),
      '- { en: Middleware, zh: 中间件, avoid: [中介软件] }\n- { en: route, zh: 路由 }\n- { en: routing, zh: 路由 }\n- { en: schema, zh: Schema, keep: true }\n',
    )
    const glossary = readGlossary(root, { locales, problems: createProblemList() })
    expect(wordsOf(zh, glossary)).toEqual({
      middleware: ['中间件'],
      中介软件: ['中间件'],
      route: ['路由'],
      routing: ['路由'],
    })
    expect(wordsOf(en, glossary)).toEqual({ 中间件: ['Middleware'], 中介软件: ['Middleware'], 路由: ['route', 'routing'] })
    expect(wordsOf({ id: 'fr', lang: 'fr' }, glossary)).toEqual(wordsOf(en, glossary))
  })

  it('knows what readers type instead of a term, but no patterns', () => {
    writeFileSync(join(root, 'content/glossary.yaml'), "- { en: test, zh: 测试, alias: [单元测试, Unit test], avoid: ['测(?!试)'] }\n")
    const glossary = readGlossary(root, { locales, problems: createProblemList() })
    expect(wordsOf(zh, glossary)).toEqual({ test: ['测试'], 单元测试: ['测试'], unittest: ['测试'] })
    expect(wordsOf(en, glossary)).toEqual({ 测试: ['test'], 单元测试: ['test'], unittest: ['test'] })
  })

  it('may have the word of a locale under its id or its language', () => {
    const filler = { en: 'filler', 'zh-cn': '填充', alias: ['stuffing'] }
    expect(wordsOf(zh, [filler])).toEqual({ filler: ['填充'], stuffing: ['填充'] })
    expect(wordsOf(en, [filler])).toEqual({ 填充: ['filler'], stuffing: ['filler'] })
    expect(wordsOf(zh, [{ en: 'filler', 'zh-CN': '填充', zh: '填料' }])).toEqual({ filler: ['填充'], 填料: ['填充'] })
  })

  it('may have any word, even one that every object in JavaScript knows', () => {
    expect(wordsOf(zh, [{ en: 'constructor', zh: '构造函数' }])).toEqual({ constructor: ['构造函数'] })
  })

  it('leads from a term, and from all that stands for it, to its names in code', () => {
    writeFileSync(join(root, 'content/glossary.yaml'), '- { en: union, zh: 联合类型, alias: [union type], code: [Union] }\n')
    const glossary = readGlossary(root, { locales, problems: createProblemList() })
    expect(wordsOf(zh, glossary)).toEqual({
      联合类型: ['Union'],
      union: ['联合类型'],
      uniontype: ['联合类型', 'Union'],
    })
    expect(wordsOf(en, glossary)).toEqual({ 联合类型: ['union', 'Union'], uniontype: ['union', 'Union'] })
  })

  it('lists the stop words of the site', () => {
    writeFileSync(join(root, 'content/glossary.yaml'), '- stopWords: [Kettle, Pot.js]\n- { en: union, zh: 联合类型 }\n')
    const glossary = readGlossary(root, { locales, problems: createProblemList() })
    expect(stopWordsOf(glossary)).toEqual(['kettle', 'potjs'])
    expect(wordsOf(en, glossary)).toEqual({ 联合类型: ['union'] })
  })

  it('that is no YAML is a warning with its line, and search does without', () => {
    writeFileSync(join(root, 'content/glossary.yaml'), '- en: a\n- en: [b\n')
    const problems = createProblemList()
    expect(readGlossary(root, { locales, problems })).toEqual([])
    expect(problems.all()).toMatchObject([
      { code: 'glossary-malformed', severity: 'warning', file: 'content/glossary.yaml', span: { line: 3 } },
    ])
  })

  it('with an alias that leads nowhere is a warning too', () => {
    writeFileSync(join(root, 'content/glossary.yaml'), '- en: a\n- en: *b\n')
    const problems = createProblemList()
    expect(readGlossary(root, { locales, problems })).toEqual([])
    expect(problems.all()).toMatchObject([{ code: 'glossary-malformed', span: { line: 2, column: 7 } }])
  })

  it('with terms of another shape is a warning for each', () => {
    writeFileSync(
      join(root, 'content/glossary.yaml'),
      '- en: a\n  defned: b.md\n- en:\n- 5\n- { en: b, alias: c, code: [404] }\n- { en: d, zh: e, aliases: [f] }\n- { eng: g, zhh: h, fr: i }\n',
    )
    const problems = createProblemList()
    expect(wordsOf(en, readGlossary(root, { locales, problems }))).toMatchObject({ e: ['d'] })
    expect(problems.all().map(({ span, message, hint }) => `${span?.line}:${span?.column} ${message}. ${hint}`)).toEqual([
      '2:3 `[0]` has an unknown key "defned". Did you mean "defined"?',
      '3:6 `[1].en` must be a text. Write the word, in quotes if it is a number, or delete the line',
      '4:3 `[2]` must be a term. Write `- en: middleware`',
      '5:19 `[3].alias` must be a list. Write it in brackets: [one, two]',
      '5:29 `[3].code[0]` must be a text. Write the word, in quotes if it is a number, or delete the line',
      '6:19 `[4]` has an unknown key "aliases". Did you mean "alias"?',
      '7:5 `[5]` has an unknown key "eng". Did you mean "en"?',
      '7:13 `[5]` has an unknown key "zhh". Did you mean "zh"?',
    ])
  })
})
