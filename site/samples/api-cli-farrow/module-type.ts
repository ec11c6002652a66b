// uses: farrow

import assert from 'node:assert/strict'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copyProject, farrow } from './lib/cli'

const main = async () => {
  const project = await copyProject()
  const write = (name: string, text: string) =>
    writeFile(join(project.cwd, name), text)
  const run = async (args: string[]) => {
    const { done, output } = farrow(project.cwd, args)
    const code = await done
    const line = output()
      .split('\n')
      .find((item) => item.startsWith('ReferenceError'))
    return { code, line }
  }

  // "type": "module": the bundle is CommonJS
  await mkdir(join(project.cwd, 'src'))
  await write('src/index.ts', `import path from 'path'\npath.join('a')\n`)
  await write('package.json', '{ "type": "module" }')
  assert.equal((await run(['build'])).code, 0)
  const bundle = await run(['start'])
  assert.equal(bundle.code, 1)
  console.log(bundle.line)

  // so is a configuration file with the ending .js
  await write('farrow.config.js', 'module.exports = {}')
  const config = await run(['build'])
  assert.equal(config.code, 1)
  console.log(config.line)

  await project.remove()
}

main()
