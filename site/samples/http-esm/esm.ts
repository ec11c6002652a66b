import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ts from 'typescript'

// Plain Node.js runs the compiled module, without a loader or a bundler.
const { outputText } = ts.transpileModule(readFileSync('src/app.ts', 'utf8'), {
  compilerOptions: {
    module: ts.ModuleKind.ESNext,
    target: ts.ScriptTarget.ES2022,
  },
})
const output = execFileSync(
  process.execPath,
  ['--input-type=module', '--eval', outputText],
  { encoding: 'utf8' },
)

assert.match(output, /copies: 2/)
process.stdout.write(output)
