// `npm run dev`, `build`, `serve`, `check`, `rename`, `move`, `deploy`: the command for the site, after installing what is missing.
import { install, requireNode } from './install.mjs'
import { pagewright } from './pagewright.mjs'

const [command, ...args] = process.argv.slice(2)
requireNode()
install({ production: true })
process.exitCode = await pagewright(command, '--root', 'site', ...args)
