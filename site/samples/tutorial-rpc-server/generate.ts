// uses: farrow
import assert from 'node:assert/strict'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  copyProject,
  freePort,
  removeProject,
  startFarrow,
  until,
} from '../tutorial-start/lib/project'

const main = async () => {
  const folder = await copyProject(join(__dirname, 'project'))
  const port = await freePort()
  const client = join(folder, 'client/api.ts')
  const committed = await readFile(client, 'utf8')
  await rm(client)

  const config = join(folder, 'farrow.config.js')
  const source = await readFile(config, 'utf8')
  await writeFile(config, source.replace(':3000/', `:${port}/`))

  const dev = startFarrow(folder, 'dev', port)
  try {
    const written = await until(async () => {
      const text = await readFile(client, 'utf8')
      return text.includes('mark:') ? text : undefined
    }, 20_000)
    assert.equal(written, committed)
  } finally {
    await dev.stop()
    await removeProject(folder)
  }
  assert.match(dev.output(), /synced farrow-api \{ src: '.*\/api', dist: 'client\/api.ts' \}/)
}

main()
