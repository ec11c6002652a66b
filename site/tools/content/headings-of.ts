import { plainText, slug } from './markdown.ts'
import { nodesOf } from './nodes-of.ts'
import type { Page } from './page.ts'

export type PageHeading = { readonly level: number; readonly id: string; readonly text: string; readonly start: number }

/** The headings of a page, in order. `start` is the offset in its text. */
export function headingsOf({ root }: Pick<Page, 'root'>): PageHeading[] {
  return nodesOf(root, 'heading').map(({ depth, data, children, position }) => {
    const text = plainText(children).trim()
    const given = (data as { hProperties?: { id?: string } } | undefined)?.hProperties?.id
    return { level: depth, id: given ?? slug(text), text, start: position?.start.offset ?? 0 }
  })
}
