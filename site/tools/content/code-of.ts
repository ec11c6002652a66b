import { fencesOf } from './fences-of.ts'
import { nodesOf } from './nodes-of.ts'
import type { Page } from './page.ts'

/** All code that is written in a page itself: inline code, and fences that do not show a file. */
export function codeOf(page: Pick<Page, 'root'>): string[] {
  const inline = nodesOf(page.root, 'inlineCode').map(({ value }) => value)
  const fenced = fencesOf(page)
    .filter(({ source }) => source === null)
    .map(({ code }) => code)
  return [...inline, ...fenced]
}
