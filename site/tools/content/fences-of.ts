import { parseFenceMeta } from './markdown.ts'
import { nodesOf } from './nodes-of.ts'
import type { Page } from './page.ts'

/** A code fence of a page. */
export type Fence = {
  readonly language: string
  /** The code in the page; empty if the code comes from a file. */
  readonly code: string
  /** The file that the code comes from, relative to the site, and its region; null if the code is in the page. */
  readonly source: { readonly file: string; readonly region: string | null } | null
  readonly title: string | null
  readonly types: boolean
  readonly meta: string
  readonly line: number
}

/** The fences of a page, in order. */
export function fencesOf({ root }: Pick<Page, 'root'>): Fence[] {
  return nodesOf(root, 'code').map(({ lang, meta, value, position }) => {
    const { file, region, title, types } = parseFenceMeta(meta ?? '')
    const source = file === null ? null : { file, region }
    return { language: lang ?? '', code: value, source, title, types, meta: meta ?? '', line: position?.start.line ?? 0 }
  })
}
