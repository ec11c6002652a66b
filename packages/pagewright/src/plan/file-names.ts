import { joinPath, toDataFile, toMarkdownPath, toTypesFile } from '@pagewright/model'
import type { Site } from '../config/resolve-site.ts'
import type { Route } from './page-base.ts'

/** Paths of files in the output. */
export const serviceWorkerFile = 'service-worker.js'
export const sitemapFile = 'sitemap.xml'
export const robotsFile = 'robots.txt'
export const headersFile = '_headers'
export const redirectsFile = '_redirects'
export const manifestFile = 'manifest.webmanifest'

/** The drawing in the public folder that icons are made from, and the icons with their sizes in pixels. */
export const iconSource = 'favicon.svg'
export const icons = [
  { file: 'favicon.ico', size: 32, purpose: 'favicon' },
  { file: 'apple-touch-icon.png', size: 180, purpose: 'touch' },
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
] as const

/** The drawing in the public folder that pictures for social networks show. */
export const logoFile = 'logo.svg'

export const feedKinds = ['rss.xml', 'atom.xml', 'feed.json'] as const

/** The paths in the output of made files that links can lead to, besides pages. What a file of the public folder replaces is left out. */
export function linkableFileNames(
  routes: readonly Route[],
  { site, publicFiles }: { site: Site; publicFiles: ReadonlySet<string> },
): string[] {
  const inLocales = (paths: readonly string[]): string[] =>
    site.locales.flatMap(({ base }) => paths.map((path) => joinPath(base, path).slice(1)))
  const files = [
    ...(site.blog === undefined ? [] : inLocales(feedKinds.map((kind) => `blog/${kind}`))),
    ...inLocales(['llms.txt', 'llms-full.txt']),
    sitemapFile,
    robotsFile,
    ...(publicFiles.has(iconSource) ? [manifestFile, ...icons.map(({ file }) => file)] : []),
    ...(site.offline === undefined ? [] : [serviceWorkerFile]),
    ...routes.filter(hasTypeNotes).map(({ page }) => toTypesFile(toDataFile(page.path))),
    ...routes.filter(hasMarkdown).map(({ page }) => toMarkdownPath(page.path).slice(1)),
  ]
  return files.filter((file) => !publicFiles.has(file))
}

/** Whether a page shows one text, which is then also published as Markdown. */
export function hasMarkdown({ file }: Pick<Route, 'file'>): boolean {
  return file !== null
}

/** Whether a page shows one text with TypeScript in it, whose types are then published in a file of their own. */
export function hasTypeNotes({ articles }: Pick<Route, 'articles'>): boolean {
  return articles[0]?.part === 'html' && articles[0].content.compiled.hasTypeScript
}
