import { type AtRule, type ChildNode, parse, Root } from 'postcss'
import type { Rolldown } from 'vite'
import { hash, integrity } from '../cache/hash.ts'
import type { Site, SiteContext } from '../config/resolve-site.ts'
import type { Output } from './build-bundles.ts'
import { cachedBundle } from './bundle-cache.ts'

/** The theme's style sheet, inlined into the documents. */
export type Styles = {
  readonly first: string
  /** For where the theme's shell has its `deferredStyles`; may be empty. */
  readonly deferred: string
  /** By page type, what follows the deferred styles in documents of this type only: the cascade layer `page.<type>`. */
  readonly pages: Readonly<Record<string, string>>
}

/** The bundle for browsers. */
export type ClientBundle = {
  /** Identifies the build: it changes when a script or a style changes. */
  readonly buildId: string
  /** The runtime's module script: its URL path with the mount, and its Subresource Integrity, which is null in development. */
  readonly entry: { readonly src: string; readonly integrity: string | null }
  readonly styles: Styles
  readonly starter: string
  /** Scripts for the output folder, by their paths in it. */
  readonly files: readonly { readonly file: string; readonly content: string }[]
  /** Those that the runtime imports, also when they are needed, without what only these import: the code of pages. */
  readonly scripts: readonly string[]
}

/** Bundles what runs in the browser: the runtime with the theme, the style sheet and the starter. Rejects with the error of Vite. */
export async function bundleClient(input: SiteContext): Promise<ClientBundle> {
  const make = async (): Promise<{ files: readonly string[]; result: ClientBundle }> => {
    const { buildClient, buildStarter } = await import('./build-bundles.ts')
    const [client, starter] = await Promise.all([buildClient(input), buildStarter(input)])
    return { files: [...client.files, ...starter.files], result: toBundle({ client, starter, site: input.site }) }
  }
  return cachedBundle(input, { name: 'client', make })
}

/** A comment that Vite leaves at the end of a style sheet. */
const viteMark = /\s*\/\*\$vite\$:\d+\*\/\s*$/

function toBundle({ client, starter, site }: { client: Output; starter: Output; site: Site }): ClientBundle {
  const outputs = client.items
    .map((item) => ({ file: item.fileName, content: item.type === 'chunk' ? item.code : toText(item) }))
    .sort((a, b) => (a.file < b.file ? -1 : 1))
  const css = outputs
    .filter(({ file }) => file.endsWith('.css'))
    .map(({ content }) => content.replace(viteMark, ''))
    .join('')
  const files = outputs.filter(({ file }) => !file.endsWith('.css'))
  const code = starterCode(starter)
  return {
    buildId: hash(JSON.stringify(files), css, code).slice(0, 12),
    entry: toEntry(client, site),
    styles: splitStyles(css),
    starter: code,
    files,
    scripts: runtimeScripts(client),
  }
}

function runtimeScripts(output: Output): string[] {
  const chunks = new Map(output.items.flatMap((item) => (item.type === 'chunk' ? [[item.fileName, item] as const] : [])))
  const found = new Set<string>()
  const add = (file: string): void => {
    if (found.has(file)) return
    found.add(file)
    chunks.get(file)?.imports.forEach(add)
  }
  for (const { fileName } of [...chunks.values()].filter(({ isEntry }) => isEntry)) add(fileName)
  for (const file of [...found]) chunks.get(file)?.dynamicImports.forEach(add)
  return [...found].filter((file) => chunks.has(file)).sort()
}

/** The inline script in a bundle of the starter. */
export function starterCode(starter: Output): string {
  return starter.items
    .map((item) => (item.type === 'chunk' ? item.code : ''))
    .join('')
    .trim()
}

function toText({ source }: Rolldown.OutputAsset): string {
  return typeof source === 'string' ? source : new TextDecoder().decode(source)
}

function toEntry(output: Output, { mount }: Site): ClientBundle['entry'] {
  const chunk = output.items.find((item): item is Rolldown.OutputChunk => item.type === 'chunk' && item.isEntry)
  return { src: `${mount}${chunk?.fileName}`, integrity: integrity(chunk?.code ?? '') }
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
