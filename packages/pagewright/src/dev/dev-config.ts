import { randomBytes } from 'node:crypto'
import type { Server } from 'node:http'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createLogger, type InlineConfig, mergeConfig } from 'vite'
import { viteFolder } from '../cache/store.ts'
import type { SiteContext } from '../config/resolve-site.ts'
import { baseConfig, browserFile, sourceFile } from '../vite/vite-config.ts'

type Input = SiteContext & {
  readonly http: Server
  readonly hosts: readonly string[]
  /** Called with what Vite fails at: a module that cannot be read, or found, or that a plugin cannot transform. */
  readonly onError: (error: Error) => void
}

/** Vite's secret for the web socket. It outlives a restart, so that a page of the last server can connect, and is told to reload. */
const socketToken = randomBytes(9).toString('base64url')

/** What Vite is started with: as middleware, with the web socket of the server's own HTTP server. */
export function devConfig({ root, site, store, http, hosts, onError }: Input): InlineConfig {
  return mergeConfig(baseConfig({ root, site }), {
    plugins: [
      react(),
      { name: 'pagewright:socket-token', configResolved: (config) => void Object.assign(config, { webSocketToken: socketToken }) },
    ],
    customLogger: { ...createLogger('silent'), error: (_text, options) => options?.error && onError(options.error as Error) },
    cacheDir: join(store.folder, viteFolder),
    server: {
      middlewareMode: true,
      ws: { server: http },
      // Mistakes in the theme are shown with all others.
      hmr: { overlay: false },
      allowedHosts: [...hosts],
      fs: { allow: [root, sourceFile('../../..')] },
    },
    optimizeDeps: {
      include: ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom/client'],
      entries: [browserFile('start.tsx')],
    },
  } satisfies InlineConfig)
}
