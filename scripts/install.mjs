import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const project = fileURLToPath(new URL('..', import.meta.url))

/**
 * Installs the packages of a lock file when they are not installed yet. With `production`, leaves out what only tests
 * need, unless it is there already. A stamp beside the packages tells what is installed.
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

// By npm's own list of what it has installed, which `npm ci` by hand leaves as well.
function holdsTestPackages(folder) {
  const list = join(folder, 'node_modules/.package-lock.json')
  return existsSync(list) && Object.values(JSON.parse(readFileSync(list, 'utf8')).packages).some(({ dev }) => dev === true)
}

/** Starts npm and waits for its end. On Windows, npm is a batch file, which only a shell can start. */
export function spawnNpm(args, options = {}) {
  const shell = process.platform === 'win32'
  const quoted = shell ? args.map((argument) => (/\s/.test(argument) ? `"${argument}"` : argument)) : args
  return spawnSync('npm', quoted, { cwd: project, shell, ...options })
}

/** Runs npm with this terminal; ends this process with npm's exit code when it fails. */
export function runNpm(args, options = {}) {
  const { status, signal, error } = spawnNpm(args, { stdio: 'inherit', ...options })
  if (error !== undefined) console.error(`npm cannot be run: ${error.message}`)
  if (status !== 0) process.exit(signal === 'SIGINT' ? 130 : (status ?? 1))
}

/**
 * The script of a command that an installed package brings. Node.js runs it on every system, while the wrappers in
 * `node_modules/.bin` need a shell on Windows.
 */
export function scriptOf(packageName, command = packageName) {
  const folder = join(project, 'node_modules', packageName)
  return join(folder, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).bin[command])
}

/** Checks the one thing that has to be there. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Node.js ${process.versions.node} is too old: 20.19 or later is needed.`)
  process.exit(1)
}
