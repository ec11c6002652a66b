import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { lineFolder } from '../../site-folders.ts'
import type { Line } from '../topic.ts'

type Manifest = {
  readonly name?: string
  readonly version?: string
  readonly bin?: string | Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

/**
 * What `npm install` does in a folder, without a network: the packages that its `package.json` names, and no others, are
 * links to those of a line of samples. Throws for a package or a version that the line does not have.
 */
export function linkPackages(folder: string, line: string): void {
  const installed = `${lineFolder(line as Line)}/node_modules`
  const { devDependencies: known = {} } = readManifest(lineFolder(line as Line))
  const { dependencies, devDependencies } = readManifest(folder)
  rmSync(`${folder}/node_modules`, { recursive: true, force: true })
  mkdirSync(`${folder}/node_modules/.bin`, { recursive: true })
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    const there = known[name] === undefined ? undefined : readManifest(`${installed}/${name}`).version
    if (version !== known[name] || version !== there) throw new Error(`${name} is ${there ?? 'unknown'} in ${line}, not ${version}`)
    link(`${installed}/${name}`, `${folder}/node_modules/${name}`)
    for (const [command, file] of commandsOf(`${installed}/${name}`))
      link(`${installed}/${name}/${file}`, `${folder}/node_modules/.bin/${command}`)
  }
  writeFileSync(`${folder}/package-lock.json`, '{}\n')
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest
}

function commandsOf(folder: string): [string, string][] {
  const { name = '', bin = {} } = readManifest(folder)
  return typeof bin === 'string' ? [[name, bin]] : Object.entries(bin)
}

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(target, path)
}
