import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ProblemList, spanAt } from '@pagewright/model'
import type { BuildFailure, Plugin } from 'esbuild'

/** The configuration as it is written, and the files (from the root) that it is written in. */
export type ImportedConfig = { readonly value: unknown; readonly files: readonly string[] }

/**
 * Reads the module `file` of a site's root folder and all it imports, anew at each call; `pagewright` is this package,
 * also where nothing is installed. Null, with problems, when it does not compile, throws, or exports nothing.
 */
export async function importConfig(
  root: string,
  { file, problems }: { file: string; problems: ProblemList },
): Promise<ImportedConfig | null> {
  const { build } = await import('esbuild')
  try {
    const own = fileURLToPath(new URL('./define-site.ts', import.meta.url))
    const { outputFiles, metafile } = await build({
      entryPoints: [join(root, file)],
      absWorkingDir: root,
      alias: { pagewright: own },
      plugins: [ownPackages],
      bundle: true,
      platform: 'node',
      format: 'cjs',
      target: 'node20',
      tsconfigRaw: '{}',
      write: false,
      metafile: true,
      sourcemap: false,
      logLevel: 'silent',
    })
    const files = Object.keys(metafile.inputs).filter((input) => !input.startsWith('..') && !input.includes('node_modules/'))
    const value = evaluate(outputFiles[0]?.text ?? '', join(root, file))
    if (value !== undefined) return { value, files }
    problems.error('config-invalid', {
      file,
      span: spanAt(1, 1),
      message: 'The configuration has no default export',
      hint: 'Write `export default defineSite({ … })`',
    })
  } catch (error) {
    reportError(error instanceof Error ? error : new Error(String(error)), { root, file, problems })
  }
  return null
}

/** The generator's own packages are found also where a site has none installed. */
const ownPackages: Plugin = {
  name: 'own-packages',
  setup: ({ onResolve }) => onResolve({ filter: /^@pagewright\// }, ({ path }) => ({ path: createRequire(import.meta.url).resolve(path) })),
}

function evaluate(code: string, path: string): unknown {
  const module = { exports: {} as { default?: unknown } }
  // The site's own configuration, bundled to one script: run as Node runs a CommonJS module.
  new Function('module', 'exports', 'require', '__filename', code)(module, module.exports, createRequire(path), path)
  return module.exports.default
}

function reportError(error: Error | BuildFailure, { root, file, problems }: { root: string; file: string; problems: ProblemList }): void {
  if (!('errors' in error)) {
    problems.error('config-invalid', {
      file,
      span: spanAt(1, 1),
      message: `The configuration throws: ${error.message}`,
      hint: 'It is run to be read: nothing in it may fail',
    })
    return
  }
  for (const { text, location, notes } of error.errors) {
    const place =
      location === null
        ? { file, span: null }
        : {
            file: relative(root, join(root, location.file)),
            span: spanAt(location.line, location.column + 1, Math.max(1, location.length)),
          }
    problems.error('config-invalid', {
      ...place,
      message: `The configuration does not compile: ${text}`,
      hint: notes[0]?.text ?? 'Mend it at this place',
    })
  }
}
