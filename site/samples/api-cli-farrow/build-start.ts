// uses: farrow

import assert from 'node:assert/strict'
import { join } from 'node:path'
import { copyProject, farrow, freePort, until } from './lib/cli'

const main = async () => {
  const project = await copyProject(join(__dirname, 'project'))

  const build = farrow(project.cwd, ['build'])
  assert.equal(await build.done, 0)
  console.log('$ farrow build')
  console.log(build.output().trim())
  console.log('$ ls dist')
  console.log((await project.files('dist')).join('\n'))

  const port = await freePort()
  const start = farrow(project.cwd, ['start'], { PORT: `${port}` })
  await until(() => (start.output().includes('ready') ? true : undefined))
  const response = await fetch(`http://127.0.0.1:${port}/`)
  const body = await response.text()
  console.log('$ farrow start')
  console.log(start.output().trim())
  console.log('$ curl http://localhost:3000/')
  console.log(body)
  assert.equal(body, '{"mode":"production"}')

  start.child.kill('SIGTERM')
  await start.done
  await project.remove()
}

main()
