// uses: farrow

import { readFile, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Api } from 'farrow-api'
import { toJSON } from 'farrow-api/dist/toJSON'
import { ApiService } from 'farrow-api-server'
import { Http, Response } from 'farrow-http'
import { Int } from 'farrow-schema'
import { copyProject, farrow, until } from './lib/cli'
import { entries, http } from './src/service'

const config = `
const { PORT } = process.env
const src = 'http://127.0.0.1:' + PORT + '/api'
const introspectionUrl = 'http://127.0.0.1:' + PORT + '/wrapped'
const shared = { src, pollingInterval: 100, logger: false }

module.exports = {
  server: false,
  api: [
    { ...shared, dist: 'client/plain.ts' },
    {
      ...shared,
      dist: 'client/direct.ts',
      introspectionUrl,
      getIntrospection: (body) => body.data,
    },
    {
      ...shared,
      dist: 'client/async.ts',
      introspectionUrl,
      getIntrospection: async (body) => body.data,
    },
  ],
}
`

const names = ['plain.ts', 'direct.ts', 'async.ts']

const main = async () => {
  // the same service with one more API
  const more = { ...entries, double: Api({ input: { n: Int }, output: Int }) }
  const next = Http({ logger: false })

  next.route('/api').use(ApiService({ entries: more }))
  next.get('/wrapped').use(() => Response.json({ data: toJSON(more) }))
  http.get('/wrapped').use(() => Response.json({ data: toJSON(entries) }))

  const server = http.listen(0)
  const { port } = server.address() as AddressInfo
  const project = await copyProject()
  await writeFile(join(project.cwd, 'farrow.config.js'), config)

  const dev = farrow(project.cwd, ['dev'], { PORT: `${port}` })
  const read = async (name: string) => {
    try {
      return await readFile(join(project.cwd, 'client', name), 'utf8')
    } catch {
      return ''
    }
  }
  for (const name of names) {
    await until(async () =>
      (await read(name)).includes('createApiClient') ? true : undefined,
    )
  }
  const plain = await read('plain.ts')
  const written = await readFile(join(__dirname, 'client/api.ts'), 'utf8')
  console.log('client/api.ts is what the command writes:', plain === written)

  server.close()
  server.closeAllConnections()
  const later = next.listen(port)
  await until(async () =>
    (await read('plain.ts')).includes('double') ? true : undefined,
  )
  await new Promise((resolve) => setTimeout(resolve, 600))

  for (const name of names) {
    const follows = (await read(name)).includes('double')
    console.log(`client/${name} follows the change: ${follows}`)
  }

  dev.child.kill('SIGTERM')
  await dev.done
  later.close()
  later.closeAllConnections()
  await project.remove()
}

main()
