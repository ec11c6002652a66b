import { isUtf8 } from 'node:buffer'
import type { Rolldown } from 'vite'
import { hash, integrity } from '../cache/hash.ts'
import type { Site, SiteContext } from '../config/resolve-site.ts'
import type { Output } from './build-bundles.ts'
import { cachedBundle } from './bundle-cache.ts'
import { type Styles, splitStyles } from './split-styles.ts'

/** The bundle for browsers. */
export type ClientBundle = {
  /** Identifies the build: it changes when a script or a style changes. */
  readonly buildId: string
  /** The runtime's module script: its URL path with the mount, and its Subresource Integrity, which is null in development. */
  readonly entry: { readonly src: string; readonly integrity: string | null }
  readonly styles: Styles
  readonly starter: string
  /** Scripts and what the theme imports, such as pictures, for the output folder, by their paths in it. */
  readonly files: readonly { readonly file: string; readonly content: string; readonly encoding: BufferEncoding }[]
  /**
   * The scripts that the runtime imports, at its start or on demand, each with its static imports. What those load on demand, such as the
   * code of pages, is left out.
   */
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
  const outputs = client.items.map(toFile).sort((a, b) => (a.file < b.file ? -1 : 1))
  const css = outputs
    .filter(({ file }) => file.endsWith('.css'))
    .map(({ content }) => content.replace(viteMark, ''))
    .join('')
  const files = outputs.filter(({ file }) => !file.endsWith('.css'))
  const code = starterCode(starter)
  const entry = client.items.find((item): item is Rolldown.OutputChunk => item.type === 'chunk' && item.isEntry)
  return {
    buildId: hash(JSON.stringify(files), css, code).slice(0, 12),
    entry: { src: `${site.mount}${entry?.fileName}`, integrity: integrity(entry?.code ?? '') },
    styles: splitStyles(css),
    starter: code,
    files,
    scripts: runtimeScripts(client),
  }
}

/** The cache holds JSON, in which bytes that are no text are written in Base64. */
function toFile(item: Output['items'][number]): ClientBundle['files'][number] {
  const file = item.fileName
  const source = item.type === 'chunk' ? item.code : item.source
  if (typeof source === 'string') return { file, content: source, encoding: 'utf8' }
  const bytes = Buffer.from(source)
  const encoding = isUtf8(bytes) ? 'utf8' : 'base64'
  return { file, content: bytes.toString(encoding), encoding }
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
