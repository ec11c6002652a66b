import { readFileSync } from 'node:fs'
import { lineFolder } from '../site-folders.ts'
import { importedPackages } from './imported-packages.ts'
import type { Topic } from './topic.ts'

type Manifest = Readonly<Record<'devDependencies' | 'optionalDependencies', Readonly<Record<string, string>> | undefined>>

/** The packages that a topic imports although `package.json` does not list them. */
export function unlistedPackages({ line, folder, programs, failing, modules }: Topic): string[] {
  const manifest = JSON.parse(readFileSync(`${lineFolder(line)}/package.json`, 'utf8')) as Manifest
  const listed = { ...manifest.devDependencies, ...manifest.optionalDependencies }
  const used = importedPackages([...programs, ...failing, ...modules].map((file) => `${folder}/${file}`))
  return [...used].filter((name) => listed[name] === undefined && listed[`@types/${name}`] === undefined)
}
