import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'

const files = ['loans', 'app'].map(
  (name) => `test/${name}.test.ts`,
)

const { status, stdout } = spawnSync(
  process.execPath,
  [...process.execArgv, '--test', '--test-reporter=tap', ...files],
  { encoding: 'utf8' },
)

// Only what does not vary: the tests' names and the two counts.
const shown = stdout
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => /^(ok|not ok) \d+ - |^# (pass|fail) /.test(line))
  .filter((line) => !line.endsWith('.test.ts'))

console.log(shown.join('\n'))
assert.equal(status, 0)
