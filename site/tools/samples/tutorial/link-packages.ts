import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { samplesFolder } from '../../site-folders.ts'
import { missingPackages } from '../list-topics.ts'

type Manifest = {
  readonly name?: string
  readonly version?: string
  readonly bin?: string | Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/**
 * Does what `npm install` does in a folder, without a network: links the packages that its `package.json` names, and no others, to
 * those of the samples. Throws for a package or a version that the samples do not have. Skips packages that could not be installed
 * for the samples.
 */
export function linkPackages(folder: string): void {
  const installed = `${samplesFolder}/node_modules`
  const missing = missingPackages('2.3')
  const samples = readManifest(samplesFolder)
  const known = { ...samples.devDependencies, ...samples.optionalDependencies }
  const { dependencies, devDependencies } = readManifest(folder)
  rmSync(`${folder}/node_modules`, { recursive: true, force: true })
  mkdirSync(`${folder}/node_modules/.bin`, { recursive: true })
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    if (known[name] === version && missing[name] !== undefined) continue
    const there = known[name] === undefined ? undefined : readManifest(`${installed}/${name}`).version
    if (version !== known[name] || version !== there) throw new Error(`${name} is ${there ?? 'unknown'} in the samples, not ${version}`)
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
