// Serves a site for the browser tests, after building it for `serve`.
// Usage: node tests/start-server.mjs <serve|dev> <site> <name> <port> <base>
import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copySite } from './copy-site.mjs'

const [command, site, name, port, base] = process.argv.slice(2)
const project = fileURLToPath(new URL('..', import.meta.url))
const own = join(project, '.cache/browser', name)
// A fixture of the generator is copied, because its cache keeps bundles for one mount, and the outputs would be left in the fixture.
const root = site.startsWith('packages/') ? copySite(join(project, site), join(own, 'site')) : join(project, site)
const pagewright = [join(project, 'packages/pagewright/bin/pagewright.mjs')]
// `npm test` has built the site already, see built-site.mjs.
const built = command === 'serve' && site === 'site' ? process.env.BUILT_SITE : undefined
const options = ['--root', root, '--out-dir', built ?? join(own, 'dist'), '--base', base]

if (command === 'serve' && built === undefined) {
  const { status } = spawnSync(process.execPath, [...pagewright, 'build', ...options], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
const child = spawn(process.execPath, [...pagewright, command, ...options, '--port', port], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 1))
