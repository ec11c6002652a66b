// Installs the packages that the samples run with: `node scripts/install-samples.mjs`, or as the first step of `npm test`.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { project, runNpm, spawnNpm } from './install.mjs'

const samples = join(project, 'site/samples')
const npmOptions = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']

/**
 * Installs the current packages and those of the previous major, unless they are installed already.
 *
 * Farrow's own packages are optional dependencies, so a registry that lacks some of them does not keep the others from
 * being installed. What is missing is listed with its reason in `node_modules/.missing.json`; the samples that need it
 * are only type-checked. With FARROW_PACKAGES=<folder of .tgz files>, those packages are installed instead of the registry's.
 */
export function installSamples() {
  installFolder(samples, localPackages())
  installFolder(join(samples, '1.12'), [])
}

/** Paths of the local packages that FARROW_PACKAGES names. Throws when the folder has none. */
function localPackages() {
  const folder = process.env.FARROW_PACKAGES
  if (!folder) return []
  const packages = readdirSync(resolve(folder)).filter((name) => name.endsWith('.tgz'))
  if (packages.length === 0) throw new Error(`FARROW_PACKAGES: there are no .tgz files in ${resolve(folder)}`)
  return packages.map((name) => resolve(folder, name))
}

function installFolder(folder, local) {
  const stamp = join(folder, 'node_modules/.installed')
  const wanted = stateOf(folder, local)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log(`Installing the packages of the samples${local.length > 0 ? `, ${local.length} of them from FARROW_PACKAGES` : ''} …`)
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true })
  runNpm(['install', '--no-save', ...npmOptions, ...local], { cwd: folder })
  writeFileSync(join(folder, 'node_modules/.missing.json'), `${JSON.stringify(missingPackages(folder), null, 2)}\n`)
  writeFileSync(stamp, wanted)
}

function stateOf(folder, local) {
  const state = createHash('sha256').update(readFileSync(join(folder, 'package.json')))
  for (const path of local) state.update(`${path} ${statSync(path).size} ${statSync(path).mtimeMs}\n`)
  return state.digest('hex')
}

/**
 * The packages that npm has left out, each with the reason. Throws for a package that could be installed: neither it nor one of its
 * dependencies is missing in the registry, so something else is wrong.
 */
function missingPackages(folder) {
  const { optionalDependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const left = Object.entries(optionalDependencies).filter(([name]) => !existsSync(join(folder, 'node_modules', name)))
  const reasons = new Map()
  const available = []
  for (const [name, version] of left) {
    if (registryLacks(folder, `${name}@${version}`)) reasons.set(name, `the registry has no ${name} ${version}`)
    else available.push([name, version])
  }
  for (const [name, version] of available) {
    const dependencies = JSON.parse(npmView(folder, `${name}@${version}`, 'dependencies').stdout || '{}')
    const lacking = Object.keys(dependencies).find((dependency) => reasons.has(dependency))
    if (lacking === undefined) throw new Error(`npm could not install ${name} ${version}, which the registry has`)
    reasons.set(name, `${name} needs ${lacking}: ${reasons.get(lacking)}`)
  }
  return Object.fromEntries(reasons)
}

function registryLacks(folder, spec) {
  const { status, stdout, stderr } = npmView(folder, spec, 'version')
  if (status === 0) return stdout.trim() === ''
  if (/"code": "E404"/.test(stdout) || /\bE404\b/.test(stderr)) return true
  throw new Error(`npm view ${spec} failed:\n${stderr}`)
}

function npmView(folder, spec, field) {
  return spawnNpm(['view', spec, field, '--json'], { cwd: folder, encoding: 'utf8' })
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) installSamples()
