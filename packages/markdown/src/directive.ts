import { suggest } from '@pagewright/model'
import type { Nodes } from 'mdast'
import { sourceOf, spanOf } from './parse-markdown.ts'
import type { Pass } from './pass.ts'

export type ContainerDirective = Extract<Nodes, { type: 'containerDirective' }>
export type LeafDirective = Extract<Nodes, { type: 'leafDirective' }>
export type TextDirective = Extract<Nodes, { type: 'textDirective' }>

/** A directive taken apart: its label (what stands in brackets) and its content. */
export type Directive = {
  readonly name: string
  readonly label: readonly Nodes[]
  readonly content: readonly Nodes[]
  readonly attributes: Readonly<Record<string, string>>
  readonly node: ContainerDirective | LeafDirective | TextDirective
}

/** The place of a node's first line. */
export function headSpan(node: Pick<Nodes, 'position'>, pass: Pick<Pass, 'text'>): ReturnType<typeof spanOf> {
  const span = spanOf(node)
  const head = sourceOf(node, pass.text).split('\n', 1)[0] ?? ''
  return { ...span, endLine: span.line, endColumn: span.column + head.trimEnd().length }
}

/** Reports the attributes of a directive that it does not have. */
export function checkAttributes(
  { name, attributes, node }: Directive,
  { known, pass }: { known: readonly string[]; pass: Pick<Pass, 'file' | 'text' | 'problems'> },
): void {
  for (const key of Object.keys(attributes)) {
    if (known.includes(key)) continue
    pass.problems.add('unknown-directive-attribute', {
      file: pass.file,
      span: headSpan(node, pass),
      message: `The directive "${name}" has no attribute "${key}"`,
      hint: suggest(key, known),
    })
  }
}
