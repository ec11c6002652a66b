import { suggest } from '@pagewright/model'
import type { Nodes } from 'mdast'
import type { Pass } from './pass.ts'
import { headSpan, sourceOf } from './tree.ts'

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

/** Whether an attribute that stands for yes or no means yes. */
export function isOn(value: string | undefined): boolean {
  return value !== undefined && value !== 'false'
}

/** Reports the attributes of a directive that it does not have, and those that are written twice. */
export function checkAttributes(
  { name, attributes, node }: Directive,
  { known, pass }: { known: readonly string[]; pass: Pick<Pass, 'text' | 'report'> },
): void {
  for (const key of repeatedAttributes(node, pass.text))
    pass.report('directive-malformed', {
      span: headSpan(node, pass.text),
      message: `The directive "${name}" has the attribute "${key}" more than once, and only the last one counts`,
      hint: 'Delete the others',
    })
  for (const key of Object.keys(attributes)) {
    if (known.includes(key)) continue
    pass.report('unknown-directive-attribute', {
      span: headSpan(node, pass.text),
      message: `The directive "${name}" has no attribute "${key}"`,
      hint: suggest(key, known) ?? (key === 'title' ? 'Write the title in brackets: `:::tip[Title]`' : 'Delete it, since it takes none'),
    })
  }
}

/** The names that stand more than once between the braces of a directive. The parser keeps the last value only. */
function repeatedAttributes(node: Directive['node'], text: string): string[] {
  const head = sourceOf(node, text).split('\n', 1)[0] ?? ''
  const braces = /\{(?:[^"'}]|"[^"]*"|'[^']*')*\}\s*$/.exec(head)?.[0] ?? ''
  const names = [...braces.replace(/"[^"]*"|'[^']*'/g, '').matchAll(/(?<=[\s{])[\w-]+(?==)/g)].map(([key]) => key)
  return [...new Set(names.filter((key, index) => names.indexOf(key) !== index))]
}
