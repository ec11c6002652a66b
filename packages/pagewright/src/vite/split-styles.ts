import { type AtRule, type ChildNode, parse, Root } from 'postcss'
import type { Styles } from './client-bundle.ts'

/** The cascade layer, with those inside it, of which a theme says that it is not needed for a document's first paint. */
const deferredLayer = /^deferred(\.|$)/

/**
 * Divides a style sheet: what is in the layer `deferred` from the rest. Only top-level layers are looked at. The first part states
 * the order that all layers had in the sheet. Throws postcss's error for a sheet that is none.
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
