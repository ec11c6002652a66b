import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import site from '../site.config.ts'
import { listPages } from '../tools/content/list-pages.ts'
import { countWords } from '../tools/content/markdown.ts'
import { nodesOf } from '../tools/content/nodes-of.ts'
import { type Locale, locales, type Page } from '../tools/content/page.ts'
import { proseOf } from '../tools/content/prose-of.ts'
import { contentFolder } from '../tools/site-folders.ts'

const pages: Readonly<Record<Locale, readonly Page[]>> = { en: listPages('en'), 'zh-cn': listPages('zh-cn') }
/** Least lengths of descriptions. A Chinese sentence says in 30 characters what an English one says in 50. */
const shortestDescription: Readonly<Record<Locale, number>> = { en: 50, 'zh-cn': 30 }
const fewestWords: Readonly<Record<Locale, number>> = { en: 350, 'zh-cn': 600 }

/** The home page may be short: it shows programs and their output, and links to the pages that explain them. */
const shortPages = ['pages/index.md']

/** Texts that readers must not see: notes of writers, paths of their machines, servers of their networks. */
const leftovers = [
  /\b(?:TODO|FIXME|XXX|TBD)\b/,
  /lorem ipsum|coming soon/i,
  /(?<![\w.-])\/(?:home|root|tmp|work|Users)\//,
  /https?:\/\/(?:registry|deb|localhost:\d{5})\b/,
  /(?<!&)#\d{2,}\b/,
]

/** Claims that a package is missing from npm. They are false for all of Farrow's packages, even if a local registry lacks one. */
const unpublished = [
  /\b(?:not|never|un)[- ]?(?:yet )?(?:published|released)\b(?! on the same)/i,
  /\bnot (?:yet )?(?:on|in|available (?:on|from)|to be (?:had|found) on) npm\b/i,
  /\bnpm (?:does not have|has no|lacks)\b/i,
  /\btwo package lines\b/i,
  /(?:未|没有|尚未|从未|并未)(?:在 ?npm ?上?)?(?:发布|上架)(?:到|在|至)? ?npm/,
  /(?:不在|没有在|未在) ?npm ?上?/,
  /npm ?上?(?:没有|还没有|缺少|找不到)/,
  /版本线|两条线/,
]

/** The previous major version is mentioned only on pages for readers who come from it. */
const previousMajor = /\b1\.12\b/
const aboutThePreviousMajor = ['docs/guide/upgrade.md']

describe.each(locales)('%s', (locale) => {
  it('never says that a package is missing from npm', () => {
    const claims = pages[locale].flatMap(({ file, text }) =>
      unpublished.flatMap((claim) => claim.exec(text)?.[0] ?? []).map((claim) => `${file}: ${claim}`),
    )
    expect(claims).toEqual([])
  })

  it('describes the current version, and the previous one only for readers who come from it', () => {
    const others = pages[locale].filter(({ file, text }) => previousMajor.test(text) && !aboutThePreviousMajor.includes(file))
    expect(others.map(({ file }) => file)).toEqual([])
  })

  it('gives every page its own title', () => {
    expect(twice(pages[locale].map(({ title }) => title))).toEqual([])
  })

  it('gives every page its own description of 50 to 160 characters, or from 30 in Chinese', () => {
    expect(twice(pages[locale].map(({ description }) => description))).toEqual([])
    const lengths = pages[locale].map(({ file, description }) => ({ file, length: [...description].length }))
    expect(lengths.filter(({ length }) => length < shortestDescription[locale] || length > 160)).toEqual([])
  })

  it(`has on every page at least ${fewestWords[locale]} words of text besides code, a Han character counting as one`, () => {
    const counts = pages[locale].map((page) => ({ file: page.file, words: countWords(proseOf(page)) }))
    expect(counts.filter(({ file, words }) => words < fewestWords[locale] && !shortPages.includes(file))).toEqual([])
  })

  it('links to pages by their source files', () => {
    const own = new URL(site.url).host
    const links = pages[locale].flatMap(({ file, root }) =>
      [...nodesOf(root, 'link'), ...nodesOf(root, 'definition')].map(({ url }) => ({ file, url })),
    )
    const isFine = (url: string): boolean =>
      /^[a-z]+:/.test(url)
        ? !url.includes(`//${own}`)
        : url.startsWith('#') || /^\.{1,2}\/.+\.md(?:#.+)?$/.test(url) || /^[^/.][^:]*\.md(?:#.+)?$/.test(url)
    expect(links.filter(({ url }) => !isFine(url))).toEqual([])
  })

  it('has a narrow drawing for phones of every diagram in the docs', () => {
    const drawings = pages[locale]
      .filter(({ file }) => file.startsWith('docs/'))
      .flatMap(({ text }) => [...text.matchAll(/^::diagram.*file="([\w-]+)\.svg"/gm)].map(([, name]) => `${name}.narrow.svg`))
    expect(drawings.length).toBeGreaterThan(10)
    expect(drawings.filter((file) => !existsSync(`${contentFolder}/${locale}/diagrams/${file}`))).toEqual([])
  })

  it('contains no leftovers from writing', () => {
    const found = pages[locale].flatMap(({ file, text }) =>
      leftovers.flatMap((pattern) => (pattern.exec(text) === null ? [] : [`${file}: ${pattern.exec(text)?.[0]}`])),
    )
    expect(found).toEqual([])
  })
})

// A page that is not translated stands in the list of its tag, too, so the English pages tell for both languages.
it('Every tag of the docs is used', () => {
  const used = pages.en.filter(({ file }) => file.startsWith('docs/')).flatMap(({ tags }) => tags)
  const tags = Object.keys(site.docs?.tags ?? {})
  expect(tags.length).toBeGreaterThanOrEqual(25)
  expect(tags.filter((tag) => !used.includes(tag))).toEqual([])
})

function twice(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index)
}
