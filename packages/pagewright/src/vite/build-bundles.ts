import { existsSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join } from 'node:path'
import { build, type InlineConfig, mergeConfig, type Plugin, type Rolldown } from 'vite'
import { runtimeChunk } from './runtime-chunk.ts'
import { type BundledSite, baseConfig, browserFile } from './vite-config.ts'

// Set here so that the output of a build does not depend on NODE_ENV.
const production = { 'process.env.NODE_ENV': '"production"', 'import.meta.env.DEV': 'false', 'import.meta.env.PROD': 'true' }
// The development server also builds the renderer, in a process where Vite would choose React's development runtime.
const productionJsx = { oxc: { jsx: { runtime: 'automatic', development: false } } } as const

export type Output = {
  readonly items: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]
  /** The modules and files that it was made of, in the order of loading; those of workers and of plugins come last. */
  readonly files: readonly string[]
}

type Input = { readonly root: string; readonly site: BundledSite }

/** The runtime with the theme, for browsers. */
export function buildClient(input: Input): Promise<Output> {
  return run(input, {
    ...productionJsx,
    mode: 'production',
    define: production,
    plugins: [plainImports],
    build: {
      write: false,
      target: 'es2022',
      // The oldest browsers with nesting, OKLCH and light-dark(), so that these are left as they are.
      cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: browserFile('start.tsx'),
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
          // Asks V8 to compile all functions in the background while the file loads, not on the main thread at their first call.
          postBanner: '//# allFunctionsCalledOnLoad',
          codeSplitting: { groups: [{ name: runtimeChunk }] },
        },
      },
    },
  })
}

/** Replaces Vite's helper that preloads the style sheets and imports of a chunk: chunks have none, and this saves 0.5 KB. */
const plainImports: Plugin = {
  name: 'pagewright:plain-imports',
  enforce: 'pre',
  load: { filter: { id: /vite\/preload-helper\.js$/ }, handler: () => 'export const __vitePreload = (load) => load()' },
}

/**
 * Reports an import of a module of Node.js in a file of the theme, which runs in browsers as well: there, Vite puts an empty module in its
 * place. Allowed are `import()`, which code for the server can use behind `if (import.meta.env.SSR)`, and installed packages that have the
 * name of such a module, such as `events`.
 */
const noNodeModules: Plugin = {
  name: 'pagewright:no-node-modules',
  enforce: 'pre',
  resolveId: {
    filter: { id: new RegExp(`^(?:node:.+|${builtinModules.join('|')})$`) },
    handler(id, importer, { kind }) {
      if (kind !== 'import-statement' || importer === undefined || /\0|[\\/]node_modules[\\/]/.test(importer)) return null
      if (!id.startsWith('node:') && isInstalled(id, importer)) return null
      throw new Error(`failed to resolve import "${id}" from "${importer}"`)
    },
  },
}

/** Whether there is a package of this name in a folder `node_modules` at or above a file. */
function isInstalled(name: string, file: string): boolean {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, 'node_modules', name))) return true
  return false
}

/** The renderer with the theme, for Node: one file with everything in it. Its source map is for a file that lies in `folder`. */
export function buildServer({ folder, ...input }: Input & { readonly folder: string }): Promise<Output> {
  return run(input, {
    ...productionJsx,
    mode: 'production',
    define: production,
    plugins: [noNodeModules],
    ssr: { noExternal: true },
    build: {
      write: false,
      ssr: browserFile('api/server-entry.tsx'),
      // They are not written, but named in the output, for the development server.
      ssrEmitAssets: true,
      target: 'node20',
      minify: false,
      sourcemap: 'hidden',
      outDir: folder,
      rolldownOptions: { output: { entryFileNames: '[name].mjs', codeSplitting: false } },
    },
  })
}

/** The inline script. */
export function buildStarter(input: Input): Promise<Output> {
  return run(input, {
    define: { ...production, ...starterConstants(input.site) },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: browserFile('starter/starter.ts'), output: { format: 'iife', entryFileNames: 'starter.js' } },
    },
  })
}

function starterConstants({ analytics, announcement }: BundledSite): Record<string, string> {
  const target = analytics === undefined ? '' : analytics.type === 'gtag' ? analytics.id : analytics.endpoint
  const known = announcement === undefined ? null : { id: announcement.id, end: announcement.until ?? null }
  return {
    __PAGEWRIGHT_ANALYTICS_TYPE__: JSON.stringify(analytics?.type ?? null),
    __PAGEWRIGHT_ANALYTICS_TARGET__: JSON.stringify(target),
    __PAGEWRIGHT_ANNOUNCEMENT__: JSON.stringify(known),
  }
}

/** Builds with what all bundles share and a configuration of its own. */
async function run({ root, site }: Input, config: InlineConfig): Promise<Output> {
  const ofWorkers: string[] = []
  // Vite bundles each worker by itself, and the result names no modules.
  const noteModules: Plugin = {
    name: 'pagewright:note-modules',
    generateBundle: (_options, bundle) => void ofWorkers.push(...Object.values(bundle).flatMap(modulesOf)),
  }
  const read: string[] = []
  const onRead = (file: string): void => void read.push(file)
  const own = mergeConfig(config, { worker: { plugins: () => [noteModules] } } satisfies InlineConfig)
  const result = (await build(mergeConfig(baseConfig({ root, site, onRead }), own))) as Rolldown.RolldownOutput | Rolldown.RolldownOutput[]
  const items = [result].flat().flatMap(({ output }) => output)
  return { items, files: [...items.flatMap(modulesOf), ...ofWorkers, ...read] }
}

function modulesOf(item: Output['items'][number]): readonly string[] {
  return item.type === 'chunk' ? item.moduleIds : item.originalFileNames
}
