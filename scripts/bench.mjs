// `npm run bench`: the benchmark, after installing what it needs.
import { spawnSync } from 'node:child_process'
import { install, project, requireNode } from './install.mjs'

requireNode()
install()
const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'bench/measure.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
  cwd: project,
})
process.exitCode = status ?? 1
