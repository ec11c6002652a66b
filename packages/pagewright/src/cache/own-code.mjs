// This is plain JavaScript, because it runs before TypeScript can be run.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { threadId } from 'node:worker_threads'

const require = createRequire(import.meta.url)
const source = fileURLToPath(new URL('../../src', import.meta.url))
const cache = fileURLToPath(new URL('../../.cache/code', import.meta.url))
/** What processes and workers begin with: paths below `src`. */
const entries = [
  'cli/main.ts',
  'workers/run-in-workers.ts',
  'content/load-content.ts',
  'search/make-index.ts',
  'render/render-page.ts',
  'output/social-images/social-images.ts',
]
/** The generator's other packages, whose sources are bundled with its own. */
const ownPackages = ['@pagewright/model', '@pagewright/markdown', '@pagewright/search', '@pagewright/browser']
/** Absolute paths of the folders of all sources, of this package first. */
export const sourceFolders = [source, ...ownPackages.map((name) => join(dirname(require.resolve(`${name}/package.json`)), 'src'))]
/** Packages of dozens of small modules, which are bundled too, because finding and loading the modules takes longer than running them. */
const smallModules = ['zod', 'yaml', 'htmlparser2', 'domutils', 'domhandler', 'dom-serializer', 'domelementtype', 'entities']
const week = 7 * 24 * 60 * 60 * 1000

let opening

/** Imports an own entry (a path below `src`) from a bundle of the present sources, or by tsx where no bundle can be written. */
export async function importOwn(entry) {
  opening ??= openBundle()
  const folder = await opening
  if (folder !== null) return import(pathToFileURL(join(folder, entry.replace(/\.ts$/, '.mjs'))).href)
  const { register } = await import('tsx/esm/api')
  register()
  return import(pathToFileURL(join(source, entry)).href)
}

/** The folder with the bundle of the present sources; null if none can be written. */
async function openBundle() {
  const key = sourceKey()
  const folder = join(cache, key)
  if (existsSync(folder)) return folder
  const temporary = `${folder}-${process.pid}-${threadId}`
  try {
    mkdirSync(temporary, { recursive: true })
    await bundle(temporary)
    // If the sources were edited meanwhile, the bundle may be of either state.
    if (sourceKey() !== key) return await openBundle()
    renameSync(temporary, folder)
    pruneOld()
    return folder
  } catch {
    // Another process was faster, nothing can be written, or the sources have a mistake, which tsx will report.
    return existsSync(folder) ? folder : null
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

/** A hash of the sources, of the versions of bundled packages, and of the folder, whose path is in the bundle. */
function sourceKey() {
  const digest = createHash('sha256').update(source)
  for (const name of smallModules) digest.update(`\n${name} ${installedVersion(name, source)}`)
  for (const file of ownSources()) {
    const bytes = readFileSync(file)
    digest.update(`\n${file} ${bytes.length}\n`).update(bytes)
  }
  return digest.digest('hex').slice(0, 20)
}

/** The source files of the generator's packages: absolute paths, in order. */
export function ownSources() {
  return sourceFolders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|mjs)$/.test(name) && !/\.test\.tsx?$/.test(name))
      .sort()
      .map((name) => join(folder, name)),
  )
}

/** The installed version of a package, found as Node.js would find it from a folder (an absolute path); empty if it is not installed. */
export function installedVersion(name, from) {
  for (const folder of createRequire(join(from, 'index.js')).resolve.paths(name) ?? []) {
    const file = join(folder, name, 'package.json')
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')).version
  }
  return ''
}

async function bundle(folder) {
  const { build } = await import('esbuild')
  await build({
    entryPoints: entries.map((entry) => join(source, entry)),
    outbase: source,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // CommonJS packages in the bundle call `require`.
    banner: {
      js: `import { createRequire as openRequire } from 'node:module'; const require = openRequire(${JSON.stringify(import.meta.url)});`,
    },
    sourcemap: 'linked',
    logLevel: 'silent',
    plugins: [
      { name: 'packages', setup: ({ onResolve }) => onResolve({ filter: /^[^./]/ }, asPackage) },
      { name: 'own-addresses', setup: ({ onLoad }) => onLoad({ filter: /\.(tsx?|mjs)$/ }, withAddress) },
    ],
  })
}

/** Leaves the import of packages to Node.js, except for those that are bundled. */
function asPackage({ path, kind }) {
  if (kind === 'entry-point' || ownPackages.includes(path) || smallModules.includes(path.split('/')[0])) return undefined
  return { path, external: true }
}

/** Replaces `import.meta.url` by the address of the source file, because workers and templates are found relative to it. */
function withAddress({ path }) {
  const contents = readFileSync(path, 'utf8').replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
  return { contents, loader: path.endsWith('x') ? 'tsx' : path.endsWith('ts') ? 'ts' : 'js' }
}

/** Deletes bundles that are a week old. Younger ones may be in use by a running server. */
function pruneOld() {
  for (const name of readdirSync(cache)) {
    const folder = join(cache, name)
    if (Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0) > week) rmSync(folder, { recursive: true, force: true })
  }
}
