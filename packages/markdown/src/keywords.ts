import type { Nodes } from 'mdast'
import type { Directive, LeafDirective } from './directive.ts'
import type { Pass } from './pass.ts'
import { plainText } from './plain-text.ts'
import { headSpan } from './tree.ts'

/** Whether a node is `::keywords[set a cookie, res.cookie]`: what else readers type to find the section that it stands in. */
export function isKeywords(node: Nodes): node is LeafDirective {
  return node.type === 'leafDirective' && node.name === 'keywords'
}

/** The phrases of such a node. */
export function keywordsOf({ children }: Pick<LeafDirective, 'children'>): string[] {
  return plainText(children as Nodes[])
    .split(/[,;，；、\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
}

/** Keywords are for the search alone, so nothing is shown. Reports a list without any. */
export function renderKeywords({ node }: Directive, pass: Pass): string {
  if (isKeywords(node) && keywordsOf(node).length === 0)
    pass.report('directive-malformed', {
      span: headSpan(node, pass.text),
      message: 'The directive "keywords" has no words',
      hint: 'Write them in brackets, with commas between: `::keywords[set a cookie, res.cookie]`',
    })
  return ''
}
