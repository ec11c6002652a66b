import './lib/production'
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { copyProject, removeProject } from '../tutorial-start/lib/project'
import { http } from './project/src/app'

const main = async () => {
  const server = http.server().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const folder = await copyProject(join(__dirname, 'project'))

  try {
    const client = join(folder, 'client/main.ts')
    const source = await readFile(client, 'utf8')
    const origin = `127.0.0.1:${port}/`
    await writeFile(client, source.replace('localhost:3000/', origin))

    const tsx = join(folder, 'node_modules/tsx/dist/cli.mjs')
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [tsx, 'client/main.ts'],
      { cwd: folder },
    )
    assert.match(stdout, /Added Kim/)
    process.stdout.write(stdout)
  } finally {
    server.closeAllConnections()
    server.close()
    await removeProject(folder)
  }
}

main()
