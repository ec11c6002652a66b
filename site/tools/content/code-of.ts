import { fencesOf } from './fences-of.ts'
import { nodesOf } from './nodes-of.ts'
import type { Page } from './page.ts'

/** Everything that a page itself writes as code: code in running text, and fences that are not taken from a file. */
export function codeOf(page: Pick<Page, 'root'>): string[] {
  const inline = nodesOf(page.root, 'inlineCode').map(({ value }) => value)
  const fenced = fencesOf(page)
    .filter(({ source }) => source === null)
    .map(({ code }) => code)
  return [...inline, ...fenced]
}
