// uses: farrow

import assert from 'node:assert/strict'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copyProject, farrow } from './lib/cli'

const main = async () => {
  const project = await copyProject()
  const write = (name: string, text: string) =>
    writeFile(join(project.cwd, name), text)
  await mkdir(join(project.cwd, 'src'))
  await write('package.json', '{ "name": "broken", "private": true }')

  const run = async (args: string[]) => {
    const { done, output } = farrow(project.cwd, args)
    return { code: await done, text: output() }
  }
  const line = (text: string, start: RegExp) => {
    const found = text.split('\n').find((item) => start.test(item))
    assert.ok(found, text)
    return found.trim()
  }

  const results = await Promise.all([
    run(['build']),
    run(['start']),
    run(['build', '-c', 'missing.config.js']),
  ])
  for (const { code } of results) assert.equal(code, 1)
  const [noEntry, noBundle, noConfig] = results

  console.log(line(noEntry.text, /Could not resolve/))
  console.log(line(noBundle.text, /Cannot find module/))
  console.log(line(noConfig.text, /ENOENT/))

  // `__dirname` is replaced as text, in strings too
  await write('src/index.ts', `console.log('__dirname')\n`)
  const dirname = await run(['build'])
  assert.equal(dirname.code, 1)
  console.log(line(dirname.text, /ERROR\]/))

  await project.remove()
}

main()
