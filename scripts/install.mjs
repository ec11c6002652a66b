import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const project = fileURLToPath(new URL('..', import.meta.url))

/** Installs the packages of the project unless they are installed already. With `production`, those that only tests need may be missing. */
export function install({ production = false } = {}) {
  if (isInstalled(project, { production })) return
  const less = production && !holdsTestPackages(project)
  console.log(`Installing packages${less ? ' for building and serving' : ''} …`)
  runNpm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', ...(less ? ['--omit=dev'] : [])])
}

/**
 * Whether a folder has the packages of its lock file in these versions, whoever has installed them. Packages that need not be there on every
 * system are not looked for.
 */
export function isInstalled(folder, { production }) {
  const installed = installedPackages(folder)
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  return Object.entries(packages)
    .filter(([path, { optional, devOptional, dev }]) => path !== '' && !optional && !devOptional && !(production && dev))
    .every(([path, { version }]) => Object.hasOwn(installed, path) && installed[path].version === version)
}

function holdsTestPackages(folder) {
  return Object.values(installedPackages(folder)).some(({ dev }) => dev === true)
}

// npm keeps this list of what it has installed.
function installedPackages(folder) {
  const list = join(folder, 'node_modules/.package-lock.json')
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')).packages : {}
}

/** Runs npm and returns what `spawnSync` returns. On Windows, npm is a batch file, which only a shell can start. */
export function spawnNpm(args, options = {}) {
  const shell = process.platform === 'win32'
  const quoted = shell ? args.map((argument) => (/\s/.test(argument) ? `"${argument}"` : argument)) : args
  return spawnSync('npm', quoted, { cwd: project, shell, ...options })
}

/** Runs npm in this terminal. If it fails, ends this process with its exit code. */
export function runNpm(args, options = {}) {
  const { status, signal, error } = spawnNpm(args, { stdio: 'inherit', ...options })
  if (error !== undefined) console.error(`npm cannot be run: ${error.message}`)
  if (status !== 0) process.exit(signal === 'SIGINT' ? 130 : (status ?? 1))
}

/**
 * Path of the script behind a command of an installed package. Node.js can run it on every system, while the wrappers in
 * `node_modules/.bin` need a shell on Windows.
 */
export function scriptOf(packageName, command = packageName) {
  const folder = join(project, 'node_modules', packageName)
  return join(folder, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).bin[command])
}

/** Ends this process with a message when Node.js is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Node.js ${process.versions.node} is too old: 20.19 or later is needed.`)
  process.exit(1)
}
