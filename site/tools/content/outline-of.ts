import { fencesOf } from './fences-of.ts'
import { headingsOf } from './headings-of.ts'
import { nodesOf } from './nodes-of.ts'
import type { Page } from './page.ts'

/** What a page is made of, apart from its words: the same in every locale. */
export type Outline = {
  readonly tags: readonly string[]
  readonly facts: Page['facts']
  /** Level and id. */
  readonly headings: readonly string[]
  /** Code, and what it is shown with; Markdown as an example is words. */
  readonly fences: readonly string[]
  /** Addresses of links and images, sorted: the order of words differs between languages. */
  readonly links: readonly string[]
  /** Rows × columns. */
  readonly tables: readonly string[]
  /** Names and attributes; alternative texts are words. */
  readonly directives: readonly string[]
}

/** Takes a page's outline. */
export function outlineOf(page: Page): Outline {
  const { root, tags, facts } = page
  const links = [...nodesOf(root, 'link'), ...nodesOf(root, 'definition'), ...nodesOf(root, 'image')]
  const directives = [...nodesOf(root, 'containerDirective'), ...nodesOf(root, 'leafDirective')]
  return {
    tags,
    facts,
    headings: headingsOf(page).map(({ level, id }) => `${'#'.repeat(level)} ${id}`),
    fences: fencesOf(page).map(({ language, meta, code }) => `${language} ${meta}\n${language === 'md' ? '' : code}`.trim()),
    links: links.map(({ url }) => url).sort(),
    tables: nodesOf(root, 'table').map(({ children }) => `${children.length} × ${children[0]?.children.length ?? 0}`),
    directives: directives
      .toSorted((a, b) => (a.position?.start.offset ?? 0) - (b.position?.start.offset ?? 0))
      .map(({ name, attributes }) => `${name} ${JSON.stringify({ ...attributes, alt: undefined })}`),
  }
}
