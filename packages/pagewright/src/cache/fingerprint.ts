import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hash } from './hash.ts'
import { installedVersion, ownSources, sourceFolders } from './own-code.mjs'

const lockFiles = ['package-lock.json', 'npm-shrinkwrap.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock', 'bun.lockb']

/** Names what every cached value depends on besides what it is made from: the generator's code, installed versions, Node's major version. */
export function readFingerprint(): string {
  const code = ownSources().map((file) => hash(readFileSync(file)))
  const folders = sourceFolders.map((folder) => dirname(folder))
  const versions = folders.flatMap(installedVersions)
  return hash(...code, ...versions, readLocks(folders[0] as string), process.versions.node.split('.')[0] ?? '')
}

/** The versions of a package's dependencies as they are installed, whichever package manager did it: `react 19.3.1`. */
export function installedVersions(folder: string): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  return Object.keys(dependencies).map((name) => `${name} ${installedVersion(name, folder)}`)
}

type Manifest = { readonly dependencies?: Readonly<Record<string, string>> }

/** The lock files of the nearest folder, at or above the given one, that has any. They name what dependencies themselves depend on. */
export function readLocks(from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = lockFiles.map((name) => join(folder, name)).filter((file) => existsSync(file))
    if (found.length > 0) return found.map((file) => readFileSync(file, 'latin1')).join('')
    if (dirname(folder) === folder) return ''
  }
}
