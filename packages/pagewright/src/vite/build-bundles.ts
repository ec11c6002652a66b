import type { Analytics } from '@pagewright/model'
import { build, type InlineConfig, mergeConfig, type Plugin, type Rolldown } from 'vite'
import type { Site } from '../config/resolve-site.ts'
import { checkStyles } from './check-styles.ts'
import { runtimeChunk } from './runtime-chunk.ts'
import { baseConfig, browserFile } from './vite-config.ts'

// Whatever NODE_ENV says where a build runs: its output is the same.
const production = { 'process.env.NODE_ENV': '"production"', 'import.meta.env.DEV': 'false', 'import.meta.env.PROD': 'true' }
// The development server builds the renderer, too, in a process that Vite has marked as development.
const productionJsx = { oxc: { jsx: { runtime: 'automatic', development: false } } } as const

export type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]

type Input = { readonly root: string; readonly site: Site }

/** The runtime with the theme, for browsers. */
export function buildClient(input: Input): Promise<Output> {
  return run(clientConfig(input))
}

/** The inline script. */
export function buildStarter(input: Input): Promise<Output> {
  return run(starterConfig(input))
}

/** The renderer with the theme, for Node: one file with everything in it. Its source map is for a file that lies in `folder`. */
export function buildServer(input: Input & { readonly folder: string }): Promise<Output> {
  return run(serverConfig(input))
}

function clientConfig({ root, site }: Input): InlineConfig {
  return mergeConfig(baseConfig({ root, site }), {
    ...productionJsx,
    mode: 'production',
    define: production,
    plugins: [checkStyles, plainImports],
    build: {
      write: false,
      target: 'es2022',
      // Browsers with nesting, OKLCH and light-dark(): the sheet is written for them, and stays as short as it is written.
      cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
      cssCodeSplit: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: browserFile('start.tsx'),
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
          // V8 compiles the functions beside the main thread while the file comes, instead of each on it at its first call.
          postBanner: '//# allFunctionsCalledOnLoad',
          codeSplitting: { groups: [{ name: runtimeChunk }] },
        },
      },
    },
  } satisfies InlineConfig)
}

/** Vite's helper fetches style sheets and imports of a chunk ahead. There are none: the import itself is enough, and 0.5 KB less. */
const plainImports: Plugin = {
  name: 'pagewright:plain-imports',
  enforce: 'pre',
  load: { filter: { id: /vite\/preload-helper\.js$/ }, handler: () => 'export const __vitePreload = (load) => load()' },
}

function serverConfig({ root, site, folder }: Input & { readonly folder: string }): InlineConfig {
  return mergeConfig(baseConfig({ root, site }), {
    ...productionJsx,
    mode: 'production',
    define: production,
    plugins: [checkStyles],
    ssr: { noExternal: true },
    build: {
      write: false,
      ssr: browserFile('api/server-entry.tsx'),
      target: 'node20',
      minify: false,
      sourcemap: 'hidden',
      outDir: folder,
      rolldownOptions: { output: { entryFileNames: '[name].mjs', codeSplitting: false } },
    },
  } satisfies InlineConfig)
}

function starterConfig({ root, site }: Input): InlineConfig {
  return mergeConfig(baseConfig({ root, site }), {
    define: { ...production, ...analyticsConstants(site.analytics ?? null) },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: browserFile('starter/starter.ts'), output: { format: 'iife', entryFileNames: 'starter.js' } },
    },
  } satisfies InlineConfig)
}

function analyticsConstants(analytics: Analytics | null): Record<string, string> {
  const target = analytics === null ? '' : analytics.type === 'gtag' ? analytics.id : analytics.endpoint
  return {
    __PAGEWRIGHT_ANALYTICS_TYPE__: JSON.stringify(analytics?.type ?? null),
    __PAGEWRIGHT_ANALYTICS_TARGET__: JSON.stringify(target),
  }
}

async function run(config: InlineConfig): Promise<Output> {
  const result = (await build(config)) as Rolldown.RolldownOutput | Rolldown.RolldownOutput[]
  return [result].flat().flatMap(({ output }) => output)
}
