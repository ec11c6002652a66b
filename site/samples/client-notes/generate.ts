import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from './src/generate'

const file = join(__dirname, 'src/generated/notes.ts')
const source = generate()

if (process.argv.includes('--write')) writeFileSync(file, source)
assert.ok(source === readFileSync(file, 'utf8'), 'the client is out of date')
console.log('the client is up to date')
