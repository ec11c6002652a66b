import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cases } from './lib/cases'

for (const [index, name] of Object.keys(cases).entries()) {
  const child = spawnSync(
    process.execPath,
    [...process.execArgv, 'lib/crash-child.ts', `${index}`],
    { encoding: 'utf8' },
  )
  assert.notEqual(child.status, 0)
  const [message] = child.stderr.match(/^(Range|Type)Error.*$/m) ?? []
  console.log(`throws ${name}: exit code ${child.status}, ${message}`)
}
