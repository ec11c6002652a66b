import { codeSamples } from './code-samples.ts'
import { createRandom, type Random } from './random.ts'
import { phrase, sentence } from './words.ts'

export type PageTextInput = { readonly seed: number; readonly page: number; readonly pages: number; readonly locale: string }

const sections = 4

/** The Markdown of a page: about 1,000 words, four samples, a table and five links. Samples and links are the same in every locale. */
export function pageText({ seed, page, pages, locale }: PageTextInput): string {
  const shared = createRandom(seed * 1_000_003 + page)
  const random = createRandom(seed * 1_000_003 + page + (locale === 'en' ? 500_000 : 700_000))
  const samples = codeSamples(shared, page)
  const links = Array.from({ length: 5 }, () => shared.integer(1, pages))
  const parts = samples.map(({ language, code }, index) => {
    const link = `[${phrase(random, locale)}](./page-${links[index]}.md)`
    const heading = `## ${phrase(random, locale)} ${index + 1} {#section-${index + 1}}`
    const inner = `### ${phrase(random, locale)} ${index + 1} {#detail-${index + 1}}`
    return [
      heading,
      paragraph(random, { locale, extra: ` **${phrase(random, locale)}** \`value${page}\` ${link}` }),
      fence(language, code),
      paragraph(random, { locale, extra: '' }),
      inner,
      list(random, locale),
      paragraph(random, { locale, extra: '' }),
    ].join('\n\n')
  })
  const more = `[${phrase(random, locale)}](./page-${links[sections]}.md)`
  const head = `---\ntitle: ${phrase(random, locale)} ${page}\ndescription: ${sentence(random, { locale, length: 12 })}\n---\n`
  return `${[head, paragraph(random, { locale, extra: ` ${more}` }), ...parts, table(random, { locale, page })].join('\n\n')}\n`
}

function paragraph(random: Random, { locale, extra }: { locale: string; extra: string }): string {
  const sentences = Array.from({ length: 4 }, () => sentence(random, { locale, length: random.integer(11, 19) }))
  return sentences.join(locale === 'en' ? ' ' : '') + extra
}

function list(random: Random, locale: string): string {
  return Array.from({ length: 3 }, () => `- ${sentence(random, { locale, length: random.integer(6, 10) })}`).join('\n')
}

function fence(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``
}

function table(random: Random, { locale, page }: { locale: string; page: number }): string {
  const rows = Array.from({ length: 6 }, (_, row) => `| \`option${row}\` | ${phrase(random, locale)} | ${random.integer(1, 1000) + page} |`)
  return [`| ${phrase(random, locale)} | ${phrase(random, locale)} | ${phrase(random, locale)} |`, '| --- | --- | ---: |', ...rows].join(
    '\n',
  )
}
