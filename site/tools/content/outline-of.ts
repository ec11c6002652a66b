import { fencesOf } from './fences-of.ts'
import { headingsOf } from './headings-of.ts'
import { isKeywords } from './markdown.ts'
import { nodesOf } from './nodes-of.ts'
import type { Page } from './page.ts'

/** The structure of a page without its words. It has to be the same in every locale. */
export type Outline = {
  readonly tags: readonly string[]
  readonly facts: Page['facts']
  /** The level and the id of each heading. */
  readonly headings: readonly string[]
  /** The code and the options of each fence. Examples of Markdown count as words, and so does what a title says besides a file's name. */
  readonly fences: readonly string[]
  /** The addresses of links and images, sorted, because the order of words differs between languages. */
  readonly links: readonly string[]
  /** Rows × columns of each table. */
  readonly tables: readonly string[]
  /** The names and attributes of directives. Alternative texts count as words, and so do keywords for the search. */
  readonly directives: readonly string[]
}

/** The outline of a page. */
export function outlineOf(page: Page): Outline {
  const { root, tags, facts } = page
  const links = [...nodesOf(root, 'link'), ...nodesOf(root, 'definition'), ...nodesOf(root, 'image')]
  const directives = [...nodesOf(root, 'containerDirective'), ...nodesOf(root, 'leafDirective')]
  return {
    tags,
    facts,
    headings: headingsOf(page).map(({ level, id }) => `${'#'.repeat(level)} ${id}`),
    fences: fencesOf(page).map(({ language, meta, code }) => `${language} ${withoutWords(meta)}\n${language === 'md' ? '' : code}`.trim()),
    links: links.map(({ url }) => url).sort(),
    tables: nodesOf(root, 'table').map(({ children }) => `${children.length} × ${children[0]?.children.length ?? 0}`),
    directives: directives
      .toSorted((a, b) => (a.position?.start.offset ?? 0) - (b.position?.start.offset ?? 0))
      .filter((node) => !isKeywords(node))
      .map(({ name, attributes }) => `${name} ${JSON.stringify({ ...attributes, alt: undefined })}`),
  }
}

function withoutWords(meta: string): string {
  return meta.replace(/(?<=title=")([\w./-]+\.\w+)?[^"]*/, '$1')
}
