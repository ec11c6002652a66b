import { suggest } from '@pagewright/model'
import type { Nodes, Root } from 'mdast'
import type { TextDirective } from './directive.ts'
import type { Pass } from './pass.ts'
import { plainText } from './plain-text.ts'
import { replaceNodes, spanOf } from './tree.ts'

/** Puts the site's values in place of `:value[name]`, in the tree itself, so that search and word counts see them as text. */
export function fillValues(root: Root, { values, report }: Pick<Pass, 'values' | 'report'>): void {
  replaceNodes(root, (node) => {
    if (!isValue(node)) return node
    const name = plainText(node.children as Nodes[])
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined)
      report('unknown-value', {
        span: spanOf(node),
        message: `There is no value "${name}"`,
        hint: suggest(name, Object.keys(values)) ?? 'Values are declared by `values` in the configuration of the site',
      })
    return { type: 'text', value: value ?? name, position: node.position }
  })
}

/** Whether a node is `:value[name]`. Without a name it is text, as in `key:value`. */
export function isValue(node: Nodes): node is Nodes & TextDirective {
  return node.type === 'textDirective' && node.name === 'value' && node.children.length > 0
}
