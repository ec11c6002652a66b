import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hash } from './hash.ts'

const require = createRequire(import.meta.url)
const ownPackages = ['@pagewright/model', '@pagewright/markdown', '@pagewright/search', '@pagewright/browser']

/** Names what every cached value depends on: the generator's code, installed versions, configuration, Node's major version. */
export function fingerprintOf(configuration: unknown): string {
  const source = fileURLToPath(new URL('..', import.meta.url))
  const code = [source, ...ownPackages.map((name) => join(dirname(require.resolve(`${name}/package.json`)), 'src'))].flatMap((folder) =>
    listCode(folder).map((file) => hash(file.slice(folder.length), readFileSync(file))),
  )
  return hash(...code, readLock(source), JSON.stringify(configuration), process.versions.node.split('.')[0] ?? '')
}

function listCode(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|mjs)$/.test(name) && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => join(folder, name))
}

/** The lock file of the nearest folder above that has one. */
function readLock(from: string): string {
  for (let folder = from; dirname(folder) !== folder; folder = dirname(folder)) {
    const file = join(folder, 'package-lock.json')
    if (existsSync(file)) return readFileSync(file, 'utf8')
  }
  return ''
}
