// `npm run bench`: installs missing packages, then runs the benchmark of builds, or with `--reading` that of reading pages.
import { spawnSync } from 'node:child_process'
import { install, project, requireNode } from './install.mjs'

requireNode()
install()
const args = process.argv.slice(2)
const script = args.includes('--reading') ? 'bench/measure-reading.ts' : 'bench/measure.ts'
const rest = args.filter((argument) => argument !== '--reading')
const { status } = spawnSync(process.execPath, ['--import', 'tsx', script, ...rest], {
  stdio: 'inherit',
  cwd: project,
})
process.exitCode = status ?? 1
