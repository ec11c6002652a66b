import { randomBytes } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Body } from '@pagewright/markdown'
import type { Problem } from '@pagewright/model'
import react from '@vitejs/plugin-react'
import { createServer, type InlineConfig, mergeConfig } from 'vite'
import { type Store, viteFolder } from '../cache/store.ts'
import type { LoadedSite } from '../config/load-site.ts'
import { iconSource } from '../plan/made-files.ts'
import { createJobs } from '../render/create-jobs.ts'
import { createRenderSetup, renderDocument, renderPayload } from '../render/render-page.ts'
import { loadTheme } from '../render/render-pages.ts'
import { buildStarter } from '../vite/build-bundles.ts'
import { starterCode } from '../vite/bundle-client.ts'
import { bundleServer } from '../vite/bundle-server.ts'
import { baseConfig, browserFile, sourceFile } from '../vite/vite-config.ts'
import { createChangeTeller } from './dev-changes.ts'
import { devHead } from './dev-head.ts'
import { createProblemTeller } from './dev-problems.ts'
import type { RenderedPage } from './dev-responses.ts'
import { respond, respondError } from './dev-responses.ts'
import { createDevSite, type DevSite } from './dev-site.ts'
import { isMade, watchSite } from './dev-watch.ts'
import { createOpenRequests } from './open-requests.ts'
import { createUpgradeRelay } from './upgrade-relay.ts'
import { watchConfig } from './watch-config.ts'

export type DevServerInput = {
  readonly root: string
  readonly loaded: LoadedSite
  /** When the configuration began to be read, in ms since 1970. */
  readonly readAt: number
  readonly store: Store
  /** Carries the web socket of hot replacement. */
  readonly http: Server
  /** Told when the configuration changed: everything is made anew. */
  readonly onConfigChange: () => void
  /** Told all problems known, whenever they changed. */
  readonly onProblems: (problems: readonly Problem[]) => void
}

export type DevServer = {
  handle(request: IncomingMessage, response: ServerResponse): void
  /** Takes the web sockets of pages over from whoever had them: to be called when requests come here. */
  takeUpgrades(): void
  /** Answers what has been asked, then ends, whereupon the pages that are connected load again. */
  close(): Promise<void>
}

/**
 * Vite's secret of the web socket. One for all servers of this process: a page of the last server, if its socket comes
 * to the next one, is to be let in and told to load again.
 */
const socketToken = randomBytes(9).toString('base64url')

/** The development server: pages on demand by the same code as a build, the theme by Vite. */
export async function createDevServer(input: DevServerInput): Promise<DevServer> {
  const { root, loaded, store, onConfigChange } = input
  const { site, places } = loaded
  const upgrades = createUpgradeRelay(input.http)
  const closeConfig = watchConfig(onConfigChange, input)
  const vite = await createServer(devConfig(input, upgrades.server))
  const buildId = devBuildId(input)
  vite.ws.on('pagewright:connected', (page: { readonly buildId: string }, client) => {
    if (page.buildId !== buildId) client.send({ type: 'full-reload' })
  })
  const changes = createChangeTeller(vite)
  const requests = createOpenRequests()
  const problems = createProblemTeller(vite, { ...input, requests })
  let open: Promise<DevSite> | null = null
  // The server listens before the content is read: the first request waits for it.
  const devSite = (): Promise<DevSite> => {
    open ??= Promise.resolve().then(() => createDevSite({ root, site, store, places }))
    return open
  }
  const refresh = (dev: DevSite, paths: readonly string[]): void => {
    changes.tell(paths)
    problems.tell(dev)
  }
  watchSite(vite, {
    root,
    events: {
      onEdit: (file) => void devSite().then(async (dev) => refresh(dev, await dev.update([file]))),
      onMove: () =>
        void devSite().then((dev) => {
          dev.rescan()
          refresh(dev, ['*'])
          void checkRest(dev)
        }),
    },
  })
  // Compiles in the background what nobody asked for, so that links and anchors can be checked as well.
  let closed = false
  const checkRest = async (dev: DevSite): Promise<void> => {
    do await requests.none()
    while (!closed && (await dev.compileSome()))
    if (!closed) problems.tell(dev)
  }
  const timer = setTimeout(() => void devSite().then(checkRest), 50)
  const renderAt = createRenderer({ input, vite, devSite, onCompiled: problems.tell })
  return {
    handle: (request, response) => {
      requests
        .count(devSite().then((dev) => respond({ request, response, root, site, store, dev, renderAt, vite })))
        .catch((error: Error) => respondError(response, error))
    },
    takeUpgrades: upgrades.take,
    close: async () => {
      closed = true
      clearTimeout(timer)
      closeConfig()
      await requests.none()
      await vite.close()
    },
  }
}

/** Stands for the scripts of a build: a page of another configuration is of another build. */
function devBuildId({ readAt }: DevServerInput): string {
  return `dev-${readAt}`
}

type RendererInput = {
  readonly input: DevServerInput
  readonly vite: Awaited<ReturnType<typeof createServer>>
  readonly devSite: () => Promise<DevSite>
  readonly onCompiled: (dev: DevSite) => void
}

/** Renders a page as a build does, with the development server's scripts and styles; null where there is none. */
function createRenderer({ input, vite, devSite, onCompiled }: RendererInput): (path: string) => Promise<RenderedPage | null> {
  const { root, loaded, store } = input
  const { site } = loaded
  const entry = `${site.mount}@fs${browserFile('start.tsx')}`
  const readBody = (key: string): Body => store.read<Body>('body', key) as Body
  let starter: Promise<string> | null = null
  return async (path) => {
    const dev = await devSite()
    const route = await dev.route(path)
    if (route === null) return null
    onCompiled(dev)
    starter ??= buildStarter({ root, site }).then(starterCode)
    const bundle = await bundleServer({ root, site, store })
    const { renderApp } = await loadTheme(bundle.file)
    const { plan, targets, shared } = dev.snapshot()
    const hasIcons = targets.publicFiles.has(iconSource)
    const setup = createRenderSetup(
      { site, plan, shared, hasIcons },
      {
        buildId: devBuildId(input),
        assets: { entry: { src: entry, integrity: null }, styles: { first: '', deferred: '' }, starter: await starter },
        extraHead: await devHead(vite, { entry, styles: bundle.styles }),
        policy: false,
      },
    )
    const [job] = createJobs([route], { root, targets }).jobs
    if (job === undefined) return null
    const payload = renderPayload(job, { setup, readBody })
    return { payload, document: () => renderDocument(payload, { sidebarKey: job.sidebarKey, setup, renderApp }) }
  }
}

function devConfig({ root, loaded: { site }, store }: DevServerInput, upgrades: Server): InlineConfig {
  return mergeConfig(baseConfig({ root, site }), {
    plugins: [
      react(),
      { name: 'pagewright:socket-token', configResolved: (config) => void Object.assign(config, { webSocketToken: socketToken }) },
    ],
    cacheDir: join(store.folder, viteFolder),
    server: {
      middlewareMode: true,
      ws: { server: upgrades },
      fs: { allow: [root, sourceFile('../../..')] },
      watch: { ignored: (path: string) => isMade(path, root) },
    },
    optimizeDeps: {
      include: ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom/client'],
      entries: [browserFile('start.tsx')],
    },
  } satisfies InlineConfig)
}
