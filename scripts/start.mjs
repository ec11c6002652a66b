// `npm start`: installs missing packages, builds the site and serves it.
import { install, requireNode } from './install.mjs'
import { pagewright } from './pagewright.mjs'

requireNode()
install({ production: true })
const built = await pagewright('build', '--root', 'site')
process.exitCode = built === 0 ? await pagewright('serve', '--root', 'site', ...process.argv.slice(2)) : built
