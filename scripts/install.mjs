import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const project = fileURLToPath(new URL('..', import.meta.url))

/**
 * Installs the packages of a lock file unless they are installed already. With `production`, leaves out the packages that only
 * tests need, except when they are installed. A file in `node_modules` records which lock file was installed.
 */
export function install({ folder = project, production = false } = {}) {
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  const stampOf = (kind) => join(folder, 'node_modules', `.installed-${kind}`)
  const isInstalled = (kind) => existsSync(stampOf(kind)) && readFileSync(stampOf(kind), 'utf8') === lock
  if (isInstalled('all') || (production && isInstalled('production'))) return
  const less = production && !holdsTestPackages(folder)
  console.log(`Installing packages${less ? ' for building and serving' : ''} …`)
  const options = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', ...(less ? ['--omit=dev'] : [])]
  runNpm(options, { cwd: folder })
  writeFileSync(stampOf(less ? 'production' : 'all'), lock)
}

// npm keeps this list of what it has installed, also when somebody runs `npm ci` by hand.
function holdsTestPackages(folder) {
  const list = join(folder, 'node_modules/.package-lock.json')
  return existsSync(list) && Object.values(JSON.parse(readFileSync(list, 'utf8')).packages).some(({ dev }) => dev === true)
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
