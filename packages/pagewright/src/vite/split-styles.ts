import { type AtRule, type ChildNode, parse, Root } from 'postcss'

/** The theme's style sheet, inlined into the documents. */
export type Styles = {
  readonly first: string
  /** What a document has behind the header, where the theme's shell puts its `deferredStyles`; may be empty. */
  readonly deferred: string
  /** By page type, what follows the deferred styles in documents of this type only: the cascade layer `page.<type>`. */
  readonly pages: Readonly<Record<string, string>>
}

/** The cascade layer, with the layers inside it, for styles that the first paint of a document does not need. */
const deferredLayer = /^deferred(\.|$)/

/** The cascade layer with the styles of one page type. */
const pageLayer = /^page\.(\w+)$/

/** Separates the layers `deferred` and `page.<type>` from the rest, which begins with the order of all layers. Throws the error of PostCSS. */
export function splitStyles(css: string): Styles {
  const sheet = parse(css)
  const names = [...new Set(sheet.nodes.filter(isLayer).flatMap(({ params }) => params.split(/\s*,\s*/)))]
  const types = names.flatMap((name) => pageLayer.exec(name)?.[1] ?? [])
  if (types.length === 0 && !names.some((name) => deferredLayer.test(name))) return { first: css, deferred: '', pages: {} }
  const rules = sheet.nodes.filter((node) => !isLayer(node) || node.nodes !== undefined)
  const textOf = (layer: RegExp): string => text(rules.filter((node) => isLayer(node) && layer.test(node.params)))
  const rest = rules.filter((node) => !isLayer(node) || !(deferredLayer.test(node.params) || pageLayer.test(node.params)))
  return {
    first: `@layer ${names.join(',')};${text(rest)}`,
    deferred: textOf(deferredLayer),
    pages: Object.fromEntries(types.map((type) => [type, textOf(new RegExp(`^page\\.${type}$`))])),
  }
}

function isLayer(node: ChildNode): node is AtRule {
  return node.type === 'atrule' && node.name === 'layer'
}

function text(nodes: readonly ChildNode[]): string {
  return new Root({ nodes: nodes.map((node) => node.clone()) }).toString()
}
