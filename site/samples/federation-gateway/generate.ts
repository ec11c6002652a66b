import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { clients } from './src/generate'

for (const [name, source] of Object.entries(clients)) {
  const file = join(__dirname, `src/generated/${name}.ts`)
  if (process.argv.includes('--write')) writeFileSync(file, source)
  assert.equal(source, readFileSync(file, 'utf8'))
}
console.log('the clients are up to date')
