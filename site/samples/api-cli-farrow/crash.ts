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

  // types are not checked
  await write('src/index.ts', `const n: number = 'text'\nconsole.log(n)\n`)
  assert.equal((await run(['build'])).code, 0)

  // a server that stops with an error ends `farrow dev` too
  await write('src/index.ts', `throw new Error('boom')\n`)
  const crash = await run(['dev'])
  assert.equal(crash.code, 1)
  console.log(line(crash.text, /Error: Command failed/))

  await project.remove()
}

main()
