import type { Rolldown } from 'vite'
import { hash, integrity } from '../cache/hash.ts'
import type { Store } from '../cache/store.ts'
import type { Site } from '../config/resolve-site.ts'
import type { Output } from './build-bundles.ts'
import { cachedBundle } from './bundle-cache.ts'
import type { ClientBundle, Entry, OutputText } from './client-bundle.ts'
import { splitStyles } from './split-styles.ts'

/** Bundles what runs in the browser: the runtime with the theme, the style sheet and the starter. Rejects with the error of Vite. */
export async function bundleClient(input: { root: string; site: Site; store: Store }): Promise<ClientBundle> {
  const make = async (): Promise<{ files: readonly string[]; result: ClientBundle }> => {
    const { buildClient, buildStarter } = await import('./build-bundles.ts')
    const [client, starter] = await Promise.all([buildClient(input), buildStarter(input)])
    return { files: [...client.files, ...starter.files], result: toBundle({ client, starter, site: input.site }) }
  }
  return cachedBundle(input.store, { name: 'client', make })
}

/** A comment that Vite leaves at the end of a style sheet. */
const viteMark = /\s*\/\*\$vite\$:\d+\*\/\s*$/

function toBundle({ client, starter, site }: { client: Output; starter: Output; site: Site }): ClientBundle {
  const outputs = client.items
    .map((item): OutputText => ({ file: item.fileName, content: item.type === 'chunk' ? item.code : toText(item) }))
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

function toEntry(output: Output, { mount }: Site): Entry {
  const chunk = output.items.find((item): item is Rolldown.OutputChunk => item.type === 'chunk' && item.isEntry)
  return { src: `${mount}${chunk?.fileName}`, integrity: integrity(chunk?.code ?? '') }
}
