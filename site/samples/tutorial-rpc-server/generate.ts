import assert from 'node:assert/strict'
import { readFile, rm } from 'node:fs/promises'
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
  const client = join(folder, 'client/api.ts')
  const committed = await readFile(client, 'utf8')
  await rm(client)

  const dev = startFarrow(folder, 'dev', port)
  try {
    const written = await until(async () => {
      const source = await readFile(client, 'utf8')
      return source.includes('mark:') ? source : undefined
    })
    assert.equal(written.replaceAll(`:${port}/`, ':3000/'), committed)
  } finally {
    await dev.stop()
    await removeProject(folder)
  }
  assert.match(dev.output(), /synced \{ src: '.*\/api', dist: 'client\/api.ts' \}/)
}

main()
