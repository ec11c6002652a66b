import { type AtRule, type ChildNode, parse, Root } from 'postcss'
import type { Styles } from './client-bundle.ts'

/** The cascade layer, with the layers inside it, for styles that the first paint of a document does not need. */
const deferredLayer = /^deferred(\.|$)/

/**
 * Separates the top-level layer `deferred` of a style sheet from the rest. The first part begins with the order that all layers
 * have in the whole sheet. Throws the error of PostCSS for text that is not CSS.
 */
export function splitStyles(css: string): Styles {
  const sheet = parse(css)
  const names = [...new Set(sheet.nodes.filter(isLayer).flatMap(({ params }) => params.split(/\s*,\s*/)))]
  if (!names.some((name) => deferredLayer.test(name))) return { first: css, deferred: '' }
  const rules = sheet.nodes.filter((node) => !isLayer(node) || node.nodes !== undefined)
  const isDeferred = (node: ChildNode): boolean => isLayer(node) && deferredLayer.test(node.params)
  const order = `@layer ${names.join(',')};`
  return { first: order + text(rules.filter((node) => !isDeferred(node))), deferred: text(rules.filter(isDeferred)) }
}

function isLayer(node: ChildNode): node is AtRule {
  return node.type === 'atrule' && node.name === 'layer'
}

function text(nodes: readonly ChildNode[]): string {
  return new Root({ nodes: nodes.map((node) => node.clone()) }).toString()
}
