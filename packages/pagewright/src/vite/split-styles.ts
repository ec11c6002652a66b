import { type AtRule, type ChildNode, parse, Root } from 'postcss'
import type { Styles } from './client-bundle.ts'

/** The cascade layer, with those inside it, of which a theme says that it is not needed for a document's first paint. */
const laterLayer = /^later(\.|$)/

/**
 * Divides a style sheet: what is in the layer `later` from the rest. Only top-level layers are looked at. The first part states
 * the order that all layers had in the sheet. Throws postcss's error for a sheet that is none.
 */
export function splitStyles(css: string): Styles {
  const sheet = parse(css)
  const names = [...new Set(sheet.nodes.filter(isLayer).flatMap(({ params }) => params.split(/\s*,\s*/)))]
  if (!names.some((name) => laterLayer.test(name))) return { first: css, later: '' }
  const rules = sheet.nodes.filter((node) => !isLayer(node) || node.nodes !== undefined)
  const isLater = (node: ChildNode): boolean => isLayer(node) && laterLayer.test(node.params)
  const order = `@layer ${names.join(',')};`
  return { first: order + text(rules.filter((node) => !isLater(node))), later: text(rules.filter(isLater)) }
}

function isLayer(node: ChildNode): node is AtRule {
  return node.type === 'atrule' && node.name === 'layer'
}

function text(nodes: readonly ChildNode[]): string {
  return new Root({ nodes: nodes.map((node) => node.clone()) }).toString()
}
