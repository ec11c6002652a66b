import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hash } from './hash.ts'

const require = createRequire(import.meta.url)
const ownPackages = ['@pagewright/model', '@pagewright/markdown', '@pagewright/search', '@pagewright/browser']
const lockFiles = ['package-lock.json', 'npm-shrinkwrap.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock', 'bun.lockb']

/** Names what every cached value depends on: the generator's code, installed versions, configuration, Node's major version. */
export function fingerprintOf(configuration: unknown): string {
  const own = fileURLToPath(new URL('../..', import.meta.url))
  const folders = [own, ...ownPackages.map((name) => dirname(require.resolve(`${name}/package.json`)))]
  const code = folders.flatMap((folder) => listCode(join(folder, 'src')).map((file) => hash(file.slice(folder.length), readFileSync(file))))
  const versions = folders.flatMap(installedVersions)
  return hash(...code, ...versions, readLocks(own), JSON.stringify(configuration), process.versions.node.split('.')[0] ?? '')
}

function listCode(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|mjs)$/.test(name) && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => join(folder, name))
}

/** The versions of a package's dependencies as they are installed, whichever package manager did it: `react 19.3.1`. */
export function installedVersions(folder: string): string[] {
  const { dependencies = {} } = readManifest(join(folder, 'package.json'))
  return Object.keys(dependencies).map((name) => {
    for (let above = folder; ; above = dirname(above)) {
      const manifest = join(above, 'node_modules', name, 'package.json')
      if (existsSync(manifest)) return `${name} ${readManifest(manifest).version}`
      if (dirname(above) === above) return name
    }
  })
}

type Manifest = { readonly version?: string; readonly dependencies?: Readonly<Record<string, string>> }

function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest
}

/** The lock files of the nearest folder, at or above the given one, that has any. They name what dependencies themselves depend on. */
export function readLocks(from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = lockFiles.map((name) => join(folder, name)).filter((file) => existsSync(file))
    if (found.length > 0) return found.map((file) => readFileSync(file, 'latin1')).join('')
    if (dirname(folder) === folder) return ''
  }
}
