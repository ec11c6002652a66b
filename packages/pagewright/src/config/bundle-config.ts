import { createRequire } from 'node:module'
import { extname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type ProblemList, spanAt } from '@pagewright/model'
import type { BuildFailure, Loader, Plugin } from 'esbuild'
import { readText, relativePath } from '../cache/files.ts'
import { hash } from '../cache/hash.ts'
import { sourceFolders } from '../cache/own-code.mjs'
import { cacheFolder } from '../cache/store.ts'

/** A module of a site in one text with what it imports, installed packages apart. */
export type BundledModule = {
  /** The module's own file, from the root. */
  readonly file: string
  /** Names files of this machine, so what is published must not depend on it. */
  readonly code: string
  /** A hash of the texts that the code was made of. */
  readonly version: string
  /** All files that it is written in, from the root, its own first. */
  readonly files: readonly string[]
}

/** Bundles a module of a site. Null, with problems, if it does not compile. */
export async function bundleConfig(
  root: string,
  { file, problems }: { file: string; problems: ProblemList },
): Promise<BundledModule | null> {
  const { build } = await import('esbuild')
  try {
    const { outputFiles, metafile } = await build({
      entryPoints: [join(root, file)],
      absWorkingDir: root,
      alias: { pagewright: fileURLToPath(new URL('./define-site.ts', import.meta.url)) },
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      tsconfigRaw: '{}',
      // Paths in its source map are seen from here.
      outfile: join(`${cacheFolder(root)}-config`, 'bundle.mjs'),
      write: false,
      metafile: true,
      // Inside the code, so that what it throws has its place in the source; and beside it, because the version is made from what it lists.
      sourcemap: 'both',
      define: { 'import.meta': 'importMeta' },
      plugins: [ownPackages, installedPackages, importMeta],
      logLevel: 'silent',
    })
    const isOwn = (input: string): boolean => sourceFolders.some((folder) => resolve(root, input).startsWith(folder))
    const inputs = Object.keys(metafile.inputs).filter((input) => !/node_modules\/|^import-meta:/.test(input) && !isOwn(input))
    const [code = '', map = ''] = ['.mjs', '.map'].map((ending) => outputFiles.find(({ path }) => path.endsWith(ending))?.text)
    const { sources, sourcesContent } = JSON.parse(map) as { readonly sources: readonly string[]; readonly sourcesContent: string[] }
    const texts = sourcesContent.filter((_text, index) => !sources[index]?.startsWith('import-meta:'))
    return { file, code, version: hash(...texts), files: [file, ...inputs.filter((input) => input !== file)] }
  } catch (error) {
    if (!(error instanceof Error && 'errors' in error)) throw error
    for (const { text, location, notes } of (error as BuildFailure).errors) {
      const place = location && {
        file: relativePath(root, resolve(root, location.file)),
        span: spanAt(location.line, location.column + 1, Math.max(1, location.length)),
      }
      problems.add('config-invalid', {
        ...(place ?? { file, span: null }),
        message: `The configuration does not compile: ${text}`,
        hint: location?.lineText.startsWith('<<<<<<<')
          ? 'Resolve the conflict that git has left here'
          : text.startsWith('Could not resolve')
            ? 'Correct the path, or install the package'
            : (notes[0]?.text ?? null),
      })
    }
    return null
  }
}

/** Finds the generator's own packages also where a site has none installed. */
const ownPackages: Plugin = {
  name: 'own-packages',
  setup: ({ onResolve, resolve }) => {
    onResolve({ filter: /^@pagewright\// }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (pluginData === ownPackages) return undefined
      const found = await resolve(path, { kind, importer, resolveDir, pluginData: ownPackages })
      return { path: found.errors.length === 0 ? found.path : createRequire(import.meta.url).resolve(path) }
    })
  },
}

/** Leaves installed packages out of the bundle: Node.js imports them from where they lie. */
const installedPackages: Plugin = {
  name: 'installed-packages',
  setup: ({ onResolve, resolve }) => {
    onResolve({ filter: /^[^./]/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      const isOther = !path.startsWith('@pagewright/') && ['import-statement', 'dynamic-import'].includes(kind)
      if (!isOther || pluginData === installedPackages) return undefined
      const found = await resolve(path, { kind, importer, resolveDir, pluginData: installedPackages })
      if (!/[/\\]node_modules[/\\].*\.[cm]?js$/.test(found.path)) return undefined
      return { path: pathToFileURL(found.path).href, external: true }
    })
  },
}

/** Gives each module the `import.meta` of its own file. The import stands at the module's end so that no line moves. */
const importMeta: Plugin = {
  name: 'import-meta',
  setup: ({ onResolve, onLoad }) => {
    onLoad({ filter: /\.[cm]?[jt]sx?$/ }, ({ path, namespace }) => {
      const code = namespace === 'file' ? (readText(path) ?? '') : ''
      if (!code.includes('import.meta')) return undefined
      return {
        contents: `${code}\nimport importMeta from 'import-meta:'`,
        loader: extname(path).replace(/^\.[cm]?/, '') as Loader,
      }
    })
    onResolve({ filter: /^import-meta:$/ }, ({ importer }) => ({ path: importer, namespace: 'import-meta' }))
    onLoad({ filter: /./, namespace: 'import-meta' }, ({ path }) => {
      const meta = { url: pathToFileURL(path).href, filename: path, dirname: join(path, '..') }
      return { contents: `export default ${JSON.stringify(meta)}` }
    })
  },
}
