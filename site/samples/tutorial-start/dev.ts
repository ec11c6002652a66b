import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
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
  const dev = startFarrow(folder, 'dev', port)
  const ask = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`)
    return `${response.status} ${await response.text()}`
  }

  try {
    const before = await until(() => ask('/'))
    assert.equal(before, '200 Reading list')

    const missing = await ask('/books')
    assert.equal(missing, '404 404 Not Found')

    const file = join(folder, 'src/app.ts')
    const source = await readFile(file, 'utf8')
    await writeFile(file, source.replace('Reading list', 'My reading list'))

    const after = await until(async () => {
      const answer = await ask('/')
      return answer === before ? undefined : answer
    })
    assert.equal(after, '200 My reading list')
    console.log(`GET /\n${after}`)
  } finally {
    await dev.stop()
    await removeProject(folder)
  }

  const log = dev.output()
  assert.match(log, /start build/)
  assert.match(log, /finish build in [\d.]+ms/)
  assert.match(log, /Listening on http:\/\/localhost:\d+/)
  assert.match(log, /<-- GET \//)
}

main()
