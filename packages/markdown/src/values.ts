import { type ProblemList, suggest } from '@pagewright/model'
import type { Nodes, Root } from 'mdast'
import type { TextDirective } from './directive.ts'
import { spanOf } from './parse-markdown.ts'
import { plainText } from './plain-text.ts'

/** What `:value[name]` stands for, by name. */
export type Values = Readonly<Record<string, string>>

/** Puts the site's values in place of `:value[name]`, in the tree itself, so that search and word counts see them as text. */
export function fillValues(root: Root, { values, file, problems }: { values: Values; file: string; problems: ProblemList }): void {
  const fill = (node: Nodes): Nodes => {
    if (isValue(node)) {
      const name = plainText(node.children as Nodes[])
      const value = Object.hasOwn(values, name) ? values[name] : undefined
      if (value === undefined)
        problems.add('unknown-value', {
          file,
          span: spanOf(node),
          message: `There is no value "${name}"`,
          hint: suggest(name, Object.keys(values)) ?? 'Values are declared by `values` in the site’s configuration',
        })
      return { type: 'text', value: value ?? name, ...(node.position === undefined ? {} : { position: node.position }) }
    }
    if ('children' in node) node.children = (node.children as Nodes[]).map(fill) as typeof node.children
    return node
  }
  fill(root)
}

/** Whether a node is `:value[name]`. */
export function isValue(node: Nodes): node is Nodes & TextDirective {
  return node.type === 'textDirective' && (node as TextDirective).name === 'value'
}
