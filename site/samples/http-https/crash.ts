import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'

// The same request, in a process of its own that has no safety net.
const child = spawnSync(
  process.execPath,
  [...process.execArgv, 'lib/crash-child.ts'],
  { encoding: 'utf8' },
)
assert.notEqual(child.status, 0)
assert.match(child.stderr, /Error: No connection to the printer/)
console.log('exit code:', child.status)
