import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { folderStore } from '../cache/store.ts'
import type { Site, SiteContext } from '../config/resolve-site.ts'
import { readBundle } from './bundle-cache.ts'
import { bundleClient, type ClientBundle } from './bundle-client.ts'
import { bundleServer, type ServerBundle } from './bundle-server.ts'

/** The theme for browsers and for rendering. */
export type ThemeBundles = { readonly client: ClientBundle; readonly server: ServerBundle }

/** Bundles the theme, or takes it from the store. Rejects with the error of Vite, or with an AbortError once `signal` is aborted. */
export async function bundleTheme(input: SiteContext, signal: AbortSignal): Promise<ThemeBundles> {
  const { store } = input
  const client = readBundle<ClientBundle>(store, 'client')
  const server = readBundle<ServerBundle>(store, 'server')
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

/**
 * Lets another process put the bundles into the store while this one reads the content. It is a process and not a worker, because
 * a thread would leave 200 MB of the bundler's memory behind. Resolves when it has ended, also when it failed: this process then
 * bundles again and gets the error.
 */
function bundleInChild({ root, site, store }: SiteContext, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const child = fork(new URL('./bundle-process.mjs', import.meta.url), { stdio: 'ignore', execArgv: [], signal })
    child.once('error', () => resolve())
    child.once('exit', () => resolve())
    child.send({ root, site, storeFolder: store.folder } satisfies BundleTask, () => {})
  })
}

type BundleTask = { readonly root: string; readonly site: Site; readonly storeFolder: string }
