import { join } from 'node:path'
import { type CompileOptions, compileMarkdown, createHighlighter, createIncludeReader, fillReferences } from '@pagewright/markdown'
import { createProblemList, islandSlot, type Messages, requiredMessageKeys } from '@pagewright/model'
import { describe, expect, it } from 'vitest'
import type { Site } from '../src/config/resolve-site.ts'
import { loadEntry } from '../src/content/entry.ts'
import type { Content } from '../src/content/load-content.ts'
import { decodeSource } from '../src/content/scan.ts'
import type { PlannedSite } from '../src/plan/planned-site.ts'
import { resolveReference } from '../src/plan/resolve-references.ts'
import { formatProblems } from '../src/report/format-problems.ts'
import { judgeHtml } from './judge-html.ts'
import { mutateText } from './mutate-text.ts'
import { createRandom } from './seeded-random.ts'
import { fixtures } from './site-folder.ts'

const inputs = 2000
const root = join(fixtures, 'base')
const file = 'content/en/docs/guide/page.md'
const locale = { id: 'en', lang: 'en', label: 'English', base: '/' }
const planned = {
  site: { locales: [locale], defaultLocale: locale, versions: [{ name: 'current', label: '', path: '', sidebars: {} }] } as unknown as Site,
  plan: { library: { find: () => undefined }, linkableFiles: new Set() },
  routeAt: new Map(),
  entriesOf: () => new Map(),
  sources: new Map(),
  assets: new Set(['content/en/docs/guide/dot.png']),
  publicFiles: new Set(),
} as unknown as PlannedSite
const options: CompileOptions = {
  messages: Object.fromEntries(requiredMessageKeys.map((key) => [key, key])) as Messages,
  highlight: createHighlighter(),
  includes: createIncludeReader(root),
  values: {},
  packageManagers: [],
  islands: { counter: { name: 'string', unit: ['length', 'mass'], 'start?': 'number', 'open?': 'boolean' }, drawer: {} },
  programs: {},
}

/** Processor time that this process has used, so that other work on the machine does not count. */
function secondsUsed(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000_000
}

/** Compiles the bytes of a file to the HTML of a page. Throws when the compiler throws or names a place outside of the text. */
async function compile(bytes: Uint8Array): Promise<{ html: string; isPage: boolean; report: string }> {
  const problems = createProblemList()
  const text = decodeSource(bytes, { file, problems })
  if (text === null) return { html: '', isPage: false, report: formatProblems(problems.all(), { root, format: 'text' }) }
  const source = { file, kind: 'docs', locale: 'en', version: 'current', name: 'guide/page.md', text, key: '' } as const
  const entry = loadEntry(source, problems)
  const { compiled, body } = await compileMarkdown(source, options)
  problems.addAll(compiled.problems)
  for (const { span } of problems.all())
    if (span !== null && !(span.line >= 1 && span.column >= 1 && span.line <= text.split('\n').length))
      throw new Error(`A problem at ${span.line}:${span.column}`)
  const content = {
    entry: { kind: 'doc', source, id: 'guide/page', slug: 'guide/page', version: 'current' },
    compiled,
  } as unknown as Content
  const resolved = compiled.references.map((reference) => {
    const resolution = resolveReference(reference, { content, locale, planned })
    if (resolution.type === 'external') return { url: resolution.url }
    return resolution.type === 'asset' ? { url: '/assets/x' } : null
  })
  return {
    html: fillReferences(body.html, { resolved, islands: compiled.islands.map(() => islandSlot) }),
    isPage: entry !== null,
    report: formatProblems(problems.all(), { root, format: 'text' }),
  }
}

describe('the compiler', () => {
  it(`turns each of ${inputs} damaged texts quickly into a page or a problem, without exceptions and without scripts`, async () => {
    const random = createRandom(1)
    const faults: string[] = []
    let pages = 0
    let slowest = 0
    const begun = secondsUsed()
    for (let index = 0; index < inputs; index++) {
      const text = mutateText(random)
      const bytes = Buffer.from(text)
      if (random() < 0.05) bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256)
      const started = secondsUsed()
      try {
        const { html, isPage, report } = await compile(bytes)
        const fault = judgeHtml(html) ?? (isPage || report !== '' ? null : 'neither a page nor a problem')
        if (fault !== null) faults.push(`${index}: ${fault} of ${JSON.stringify(text)}`)
        if (isPage) pages++
      } catch (error) {
        faults.push(`${index}: ${(error as Error).stack} of ${JSON.stringify(text)}`)
      }
      slowest = Math.max(slowest, secondsUsed() - started)
    }
    expect(faults.slice(0, 5)).toEqual([])
    expect(pages).toBeGreaterThan(inputs / 2)
    expect(slowest).toBeLessThan(5)
    expect(secondsUsed() - begun).toBeLessThan(60)
  }, 120_000)

  for (const [what, body] of [
    ['a table of 1,000 rows and 40 columns', `|${' a |'.repeat(40)}\n|${'---|'.repeat(40)}\n${`|${' 中文 |'.repeat(40)}\n`.repeat(1000)}`],
    ['a paragraph of one line and 300 KB', '一行很长的文字，long words and `code`. '.repeat(7000)],
    ['a word of 500 KB', 'a'.repeat(500_000)],
    ['20,000 items', '- an item\n'.repeat(20_000)],
    ['5,000 headings', Array.from({ length: 5000 }, (_, index) => `## Heading ${index}\n\nText.\n`).join('\n')],
    ['5,000 links by definition', `${'[a][b] '.repeat(5000)}\n\n[b]: https://example.com\n`],
    ['3,000 footnotes', Array.from({ length: 3000 }, (_, index) => `Text[^${index}].\n\n[^${index}]: Note.\n`).join('\n')],
    ['5,000 tags', '<b>x</b> '.repeat(5000)],
    ['a block of 50,000 tags', `<div>\n${'<b>x</b>\n'.repeat(50_000)}</div>\n`],
    ['5,000 tags that may not be', '<blink>x</blink> '.repeat(5000)],
    ['a code block of 2,000 lines', `\`\`\`ts\n${'const a: Map<string, number> = new Map([["b", 1]])\n'.repeat(2000)}\`\`\`\n`],
    ['a line of code of 200 KB', `\`\`\`json\n${'{"a":[1,2,3]},'.repeat(14_000)}\n\`\`\`\n`],
    ['4,000 strong words in Chinese', '**注意。**请看。\n\n'.repeat(4000)],
    ['10,000 marks without a partner', 'a **b '.repeat(10_000)],
    ['10,000 brackets', '['.repeat(10_000)],
    ['2,000 admonitions', ':::note\nText.\n:::\n\n'.repeat(2000)],
    ['a title of 500 KB', `${'#'.repeat(2)} ${'x '.repeat(250_000)}`],
  ] as const) {
    it(`is not slow with ${what}`, async () => {
      const started = secondsUsed()
      const { html, report } = await compile(Buffer.from(`---\ntitle: Large\n---\n\n${body}`))
      expect(judgeHtml(html)).toBeNull()
      expect(html === '' && report === '').toBe(false)
      expect(secondsUsed() - started).toBeLessThan(5)
    })
  }
})
