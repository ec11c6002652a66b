// `npm run types` checks the types of all TypeScript projects, or of those that are named: `npm run types -- packages/theme`.
import { spawnSync } from 'node:child_process'
import { install, project, requireNode, scriptOf } from './install.mjs'
import { typeProjects } from './type-projects.mjs'

requireNode()
install()
const named = process.argv.slice(2)
for (const config of named.length > 0 ? named : typeProjects) {
  const { status } = spawnSync(process.execPath, [scriptOf('typescript', 'tsc'), '-p', config], { stdio: 'inherit', cwd: project })
  console.log(`${status === 0 ? '✓' : '✗'} ${config}`)
  if (status !== 0) process.exitCode = 1
}
