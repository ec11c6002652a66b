import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pageText } from './page-text.ts'

export type ThemeName = 'toy' | 'theme'

export type SiteOptions = {
  readonly pages: number
  readonly theme: ThemeName
  readonly seed: number
  /** Puts all pages into one sidebar instead of one sidebar for every twenty pages. */
  readonly oneSidebar: boolean
}

export const locales = ['en', 'zh-cn'] as const
const groupSize = 20
const project = fileURLToPath(new URL('..', import.meta.url))
const themes: Readonly<Record<ThemeName, { readonly folder: string | null; readonly messages: readonly string[] }>> = {
  // The languages of the messages do not matter here.
  toy: { folder: 'packages/pagewright/fixtures/toy/theme', messages: ['de', 'fr'] },
  theme: { folder: null, messages: ['en', 'zhCn'] },
}

/** The path of a page's file, relative to the site's folder. */
export function pageFile(page: number, locale: string): string {
  return `content/${locale}/docs/page-${page}.md`
}

/** Makes a site of `pages` pages in each of two locales and replaces the folder. The same options give the same site. */
export function makeSite(folder: string, options: SiteOptions): void {
  rmSync(folder, { recursive: true, force: true })
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const { pages, seed } = options
  for (const locale of locales) {
    write(`content/${locale}/pages/index.md`, `---\ntitle: Home\ndescription: The home page.\n---\n\n[Page 1](/docs/page-1)\n`)
    for (let page = 1; page <= pages; page++) write(pageFile(page, locale), pageText({ seed, page, pages, locale }))
  }
  write('public/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1"/></svg>\n')
  write('site.config.ts', configText(options))
  const own = themes[options.theme].folder
  if (own === null) write('theme/index.ts', "import { createTheme } from '@pagewright/theme'\n\nexport default createTheme()\n")
  else cpSync(join(project, own), join(folder, 'theme'), { recursive: true })
}

function configText({ pages, theme, oneSidebar }: SiteOptions): string {
  const { folder, messages } = themes[theme]
  const imports =
    folder === null
      ? `import { ${messages.join(', ')} } from '@pagewright/theme/messages'`
      : messages.map((name) => `import { ${name} } from './theme/messages/${name}.ts'`).join('\n')
  const config = {
    title: 'Bench',
    tagline: 'A site to measure',
    url: 'https://bench.example',
    locales: [
      { id: 'en', lang: 'en', label: 'English' },
      { id: 'zh-cn', lang: 'zh-CN', label: '中文' },
    ],
    navbar: [{ label: 'Docs', to: '/docs/page-1' }],
    docs: { mainDoc: 'page-1', sidebars: sidebars(pages, oneSidebar) },
  }
  const messageTexts = locales.map((locale, index) => `'${locale}': ${messages[index]}`).join(', ')
  return `import { defineSite } from 'pagewright'\n${imports}\n\nexport default defineSite({ ...${JSON.stringify(config, null, 2)}, messages: { ${messageTexts} } })\n`
}

type Group = { readonly label: string; readonly items: readonly string[] }

function sidebars(
  pages: number,
  oneSidebar: boolean,
): Record<string, { readonly label: string; readonly items: readonly (string | Group)[] }> {
  const ids = Array.from({ length: pages }, (_, index) => `page-${index + 1}`)
  const groups = Array.from(
    { length: Math.ceil(pages / groupSize) },
    (_, index): Group => ({ label: `Group ${index + 1}`, items: ids.slice(index * groupSize, (index + 1) * groupSize) }),
  )
  if (oneSidebar) return { all: { label: 'All', items: groups } }
  return Object.fromEntries(groups.map((group, index) => [`group-${index + 1}`, group]))
}
