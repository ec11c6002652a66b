import type { Code } from 'mdast'
import type { FenceMeta } from './fence-meta.ts'

/** A fence, resolved: its code (included where a file is named), lines of HTML, and what its meta asks for. */
export type CodeBlock = {
  readonly language: string
  readonly code: string
  readonly meta: FenceMeta
  readonly lines: readonly string[]
  /** Types of names that are shown later, by a file beside the page. */
  readonly types: readonly RecordedType[]
  /** Where the fence stands in its text; undefined for code that no fence has. */
  readonly position: Code['position']
}

/** A name and its type, at a place in a block. Lines and columns count from 0. */
export type RecordedType = { readonly line: number; readonly column: number; readonly length: number; readonly type: string }

/** Whether names in a fence of a language may have types. */
export function isTypeScript(language: string): boolean {
  return language === 'ts' || language === 'tsx'
}
