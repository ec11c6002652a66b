// `npm run bench`: installs missing packages, then runs the benchmark of builds, with `--reading` that of reading pages, with `--search` that of the search, or with `--playground` that of the playground.
import { spawnSync } from 'node:child_process'
import { install, project, requireNode } from './install.mjs'

requireNode()
install()
const args = process.argv.slice(2)
const other = ['reading', 'search', 'playground'].find((name) => args.includes(`--${name}`))
const script = other === undefined ? 'bench/measure.ts' : `bench/measure-${other}.ts`
const rest = args.filter((argument) => argument !== `--${other}`)
const { status } = spawnSync(process.execPath, ['--import', 'tsx', script, ...rest], {
  stdio: 'inherit',
  cwd: project,
})
process.exitCode = status ?? 1
