import { absoluteUrl, joinPath, type Locale, localize, sidebarLinks } from '@pagewright/model'
import { hash } from '../cache/hash.ts'
import { sidebarKey } from '../plan/resolve-sidebars.ts'
import type { GeneratedInput } from './generated-input.ts'
import type { MarkdownPage } from './markdown-pages.ts'
import { type OutputFile, type ReadEarlier, readyFile } from './output-file.ts'

type Section = { readonly title: string; readonly pages: readonly MarkdownPage[] }

/** Makes, for each locale, `llms.txt`, a list of the pages as Markdown, and `llms-full.txt`, their texts in reading order. */
export function llmsTexts(input: GeneratedInput, pages: readonly MarkdownPage[]): OutputFile[] {
  return input.site.locales.flatMap((locale): OutputFile[] => {
    const sections = toSections(locale, { input, pages })
    const head = `# ${input.site.title}\n\n> ${localize(input.site.tagline, locale.id)}\n`
    const list = `${head}${sections.map((section) => `\n## ${section.title}\n\n${section.pages.map((page) => toLine(page, input)).join('\n')}\n`).join('')}`
    const key = hash(
      head,
      JSON.stringify(sections.map(({ title, pages: own }) => [title, own.map((page) => [page.key, urlOf(page, input)])])),
    )
    // As bytes one by one: the strings of thousands of pages, and one of all of them, would take three times as much memory.
    const full = (readEarlier?: ReadEarlier): Uint8Array => {
      const texts = sections.flatMap((section) => section.pages.map((page) => Buffer.from(toText(page, { input, readEarlier }))))
      return Buffer.concat([Buffer.from(head), ...texts])
    }
    return [
      readyFile(joinPath(locale.base, 'llms.txt').slice(1), list),
      { file: joinPath(locale.base, 'llms-full.txt').slice(1), key, make: full },
    ]
  })
}

/** The sidebars of the docs' latest version, and the posts, the newest first. */
function toSections(
  locale: Locale,
  { input: { site, plan }, pages }: { input: GeneratedInput; pages: readonly MarkdownPage[] },
): Section[] {
  const byPath = new Map(pages.map((page) => [page.route.page.path, page]))
  const { name: version = '', sidebars: latestSidebars = {} } = site.latest ?? {}
  const sidebars = Object.keys(latestSidebars).flatMap((id) => plan.sidebars.get(sidebarKey({ locale, version, id })) ?? [])
  const docs = sidebars.map(
    ({ label, items }): Section => ({
      title: label,
      pages: [...new Set(sidebarLinks(items).flatMap(({ path }) => byPath.get(path) ?? []))],
    }),
  )
  const posts = pages.filter(({ route: { page } }) => page.type === 'post' && page.locale === locale.id)
  const blog: Section = { title: site.messages[locale.id]?.['blog.title'] ?? '', pages: posts }
  return [...docs, blog].filter((section) => section.pages.length > 0)
}

function urlOf({ file }: MarkdownPage, { site }: GeneratedInput): string {
  return absoluteUrl(`/${file}`, site)
}

function toLine(page: MarkdownPage, input: GeneratedInput): string {
  const { title, description } = page.route.page
  return `- [${title.replace(/[[\]]/g, '\\$&')}](${urlOf(page, input)})${description === '' ? '' : `: ${description}`}`
}

function toText(page: MarkdownPage, { input, readEarlier }: { input: GeneratedInput; readEarlier: ReadEarlier | undefined }): string {
  const body = (readEarlier?.(page.file) ?? page.make()).replace(/^---\n[\s\S]*?\n---\n+/, '')
  return `\n---\n\n# ${page.route.page.title}\n\nSource: ${urlOf(page, input)}\n\n${body}`
}
