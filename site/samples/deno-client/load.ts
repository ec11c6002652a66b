// uses: farrow
// uses: farrow-deno-api
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'deno-api-'))
cpSync(join(__dirname, 'src'), join(folder, 'src'), { recursive: true })
const packages = join(__dirname, '../node_modules')
symlinkSync(packages, join(folder, 'node_modules'), 'dir')
writeFileSync(
  join(folder, 'package.json'),
  JSON.stringify({ dependencies: { 'farrow-deno-api': '2.3.0' } }),
)

const node = (...args: string[]) => {
  const run = spawnSync(process.execPath, args, { cwd: folder })
  return run.stdout.toString() + run.stderr.toString()
}

const build = (autoExternal: boolean) => {
  const server = { entry: 'self-test.ts', autoExternal }
  writeFileSync(
    join(folder, 'farrow.config.js'),
    `module.exports = { server: ${JSON.stringify(server)} }`,
  )
  node('node_modules/farrow/dist/bin/index.js', 'build')
  return node('dist/self-test.js')
}

const report = (name: string, output: string) => {
  const found = /Cannot find module '[^']+'|the client is served/.exec(output)
  console.log(`${name}\n  ${found?.[0] ?? output}`)
  return found?.[0]
}

report('node', node('-e', 'require("farrow-deno-api")'))
report('farrow build', build(true))
const works = report('farrow build, autoExternal: false', build(false))

assert.equal(works, 'the client is served')
rmSync(folder, { recursive: true })
