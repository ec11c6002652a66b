// `npm run dev`, `build`, `serve`, `check`, `rename`, `move`, `deploy`: installs missing packages, then runs the command for the site.
import { install, requireNode } from './install.mjs'
import { pagewright } from './pagewright.mjs'

const [command, ...args] = process.argv.slice(2)
requireNode()
install({ production: true })
process.exitCode = await pagewright(command, '--root', 'site', ...args)
