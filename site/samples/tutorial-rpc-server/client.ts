import './lib/production'
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { copyProject, removeProject } from './lib/project'
import { http } from './project/src/app'

const main = async () => {
  const server = http.server().listen(0)
  const { port } = server.address() as AddressInfo
  const folder = await copyProject(join(__dirname, 'project'))

  try {
    const client = join(folder, 'client/api.ts')
    const source = await readFile(client, 'utf8')
    await writeFile(client, source.replace(':3000/', `:${port}/`))

    const tsx = join(folder, 'node_modules/tsx/dist/cli.mjs')
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [tsx, 'client/main.ts'],
      { cwd: folder },
    )
    assert.match(stdout, /Added Dawn, number 4, unread/)
    process.stdout.write(stdout)
  } finally {
    server.closeAllConnections()
    server.close()
    await removeProject(folder)
  }
}

main()
