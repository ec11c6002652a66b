import assert from 'node:assert/strict'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import {
  copyProject,
  freePort,
  removeProject,
  startFarrow,
  until,
} from './lib/project'

const main = async () => {
  const folder = await copyProject(join(__dirname, 'project'))
  const port = await freePort()

  const [code] = await startFarrow(folder, 'build', port).exited
  assert.equal(code, 0)
  await access(join(folder, 'dist/index.js'))

  const start = startFarrow(folder, 'start', port)
  try {
    const answer = await until(async () =>
      (await fetch(`http://127.0.0.1:${port}/`)).text(),
    )
    assert.equal(answer, 'Reading list')
    assert.match(start.output(), /Listening on/)
    assert.doesNotMatch(start.output(), /<-- GET/)
  } finally {
    await start.stop()
    await removeProject(folder)
  }
}

main()
