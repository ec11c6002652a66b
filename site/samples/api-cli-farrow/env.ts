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
  await write('package.json', '{ "name": "env", "private": true }')
  await write(
    'src/index.ts',
    `console.log(process.env.NODE_ENV, process.env.REGION)\n`,
  )
  await write(
    'farrow.config.js',
    `module.exports = { server: { env: { REGION: 'eu' } } }\n`,
  )

  assert.equal(await farrow(project.cwd, ['build']).done, 0)
  const lost = farrow(project.cwd, ['start'])
  assert.equal(await lost.done, 0)
  assert.equal(lost.output().trim(), 'undefined eu')

  const kept = farrow(project.cwd, ['start'], { NODE_ENV: 'production' })
  assert.equal(await kept.done, 0)
  assert.equal(kept.output().trim(), 'production eu')

  await project.remove()
}

main()
