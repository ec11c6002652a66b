import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { writeAtomic } from '../cache/files.ts'
import { hash } from '../cache/hash.ts'
import { folderStore } from '../cache/store.ts'
import type { Site, SiteContext } from '../config/resolve-site.ts'
import { cachedBundle, moduleFiles, readBundle } from './bundle-cache.ts'
import { bundleClient, type ClientBundle } from './bundle-client.ts'

/** The theme and React for Node. */
export type ServerBundle = {
  /** The absolute path of a module that exports `renderApp`. */
  readonly file: string
  /** The theme's style sheets, in the order of loading. */
  readonly styles: readonly string[]
  /** All of the theme's files and the generator's own that are in it. */
  readonly modules: readonly string[]
}

/** The theme for browsers and for rendering. */
export type ThemeBundles = { readonly client: ClientBundle; readonly server: ServerBundle }

/** Bundles the theme, or takes it from the store. Rejects with the error of Vite, or with an AbortError once `signal` is aborted. */
export async function bundleTheme(input: SiteContext, signal: AbortSignal): Promise<ThemeBundles> {
  const client = readBundle<ClientBundle>(input, 'client')
  const server = readBundle<ServerBundle>(input, 'server')
  if (client !== null && server !== null && existsSync(server.file)) return { client, server }
  await bundleInChild(input, signal)
  signal.throwIfAborted()
  return bundleNow(input)
}

/** The work of the bundling process: puts the bundles into the store. */
export async function bundleIntoStore({ root, site, storeFolder }: BundleTask): Promise<void> {
  await bundleNow({ root, site, store: folderStore(storeFolder) })
}

async function bundleNow(input: SiteContext): Promise<ThemeBundles> {
  const [client, server] = await Promise.all([bundleClient(input), bundleServer(input)])
  return { client, server }
}

/** Lets a process put the bundles into the store; a thread would keep 200 MB. Resolves also when that fails: this process then bundles. */
function bundleInChild({ root, site, store }: SiteContext, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const child = fork(new URL('./bundle-process.mjs', import.meta.url), { stdio: 'ignore', execArgv: [], signal })
    child.once('error', () => resolve())
    child.once('exit', () => resolve())
    child.send({ root, site, storeFolder: store.folder } satisfies BundleTask, () => {})
  })
}

type BundleTask = { readonly root: string; readonly site: Site; readonly storeFolder: string }

/** Bundles what renders pages, for builds and for the development server alike. Rejects with the error of Vite. */
export async function bundleServer(input: SiteContext): Promise<ServerBundle> {
  const { store } = input
  const make = async (): Promise<{ files: readonly string[]; result: ServerBundle }> => {
    const { buildServer } = await import('./build-bundles.ts')
    const { items, files } = await buildServer({ ...input, folder: store.folder })
    // It is built as one chunk.
    const chunk = items.find((item) => item.type === 'chunk')
    const code = chunk?.code ?? ''
    const file = join(store.folder, `server-${hash(code)}.mjs`)
    writeAtomic(`${file}.map`, JSON.stringify(chunk?.map ?? null))
    writeAtomic(file, code)
    const modules = moduleFiles(files)
    return { files, result: { file, styles: modules.filter((id) => id.endsWith('.css')), modules } }
  }
  const bundle = await cachedBundle(input, { name: 'server', make })
  return existsSync(bundle.file) ? bundle : (await make()).result
}
