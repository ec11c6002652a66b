import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Renderer } from '@pagewright/browser'
import { toProblem } from '@pagewright/model'
import { writeAtomic } from '../cache/files.ts'
import { hash } from '../cache/hash.ts'
import type { SiteContext } from '../config/resolve-site.ts'
import { ThrownProblem } from '../report/theme-problem.ts'
import { cachedBundle, moduleFiles } from './bundle-cache.ts'
import { incompleteTheme, unknownPart } from './bundle-problem.ts'
import { sourceFile } from './vite-config.ts'

/** The theme and React for Node. */
export type ServerBundle = {
  /** The absolute path of the module that `loadRenderer` imports: a `Renderer`. */
  readonly file: string
  /** The theme's style sheets, in the order of loading. */
  readonly styles: readonly string[]
  /** The pictures and other files that the theme imports: their absolute paths, by their paths in the output folder. */
  readonly assets: Readonly<Record<string, string>>
  /** All of the theme's files and the generator's own that are in it. */
  readonly modules: readonly string[]
}

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
    const tellMistake = (error: unknown): Partial<Renderer> => {
      if (error instanceof Error && 'code' in error && error.code === 'ERR_THEME_MISTAKE')
        throw new ThrownProblem(toProblem('theme-broken', { file: input.site.theme, message: error.message, hint: null }))
      // What else a module of the theme throws is told when a page is rendered.
      return {}
    }
    const renderer = await (import(pathToFileURL(file).href) as Promise<Partial<Renderer>>).catch(tellMistake)
    const { lacks = [], unknownParts: [unknown] = [], checkParts } = renderer
    // It comes first because a misspelt part is lacking as well.
    if (unknown !== undefined) throw new ThrownProblem(unknownPart(unknown, input.site))
    if (lacks.length > 0) throw new ThrownProblem(incompleteTheme(lacks, input.site))
    await checkParts?.().catch(tellMistake)
    const modules = moduleFiles(files)
    const assets = items.flatMap((item): [string, string][] => {
      const [original] = item.type === 'asset' ? item.originalFileNames : []
      return original === undefined ? [] : [[item.fileName, resolve(sourceFile('..'), original)]]
    })
    return { files, result: { file, styles: modules.filter((id) => id.endsWith('.css')), assets: Object.fromEntries(assets), modules } }
  }
  const bundle = await cachedBundle(input, { name: 'server', make })
  return existsSync(bundle.file) ? bundle : (await make()).result
}
