import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Api } from 'farrow-api'
import { Int } from 'farrow-schema'
import { copyProject, farrow, freePort, until } from './lib/cli'
import { entries, http } from './lib/service'

const config = `
const { PORT, CLOSED } = process.env
const src = 'http://127.0.0.1:' + PORT + '/api'
const pollingInterval = 100
module.exports = {
  server: false,
  api: [
    { src, dist: 'client/api.ts', pollingInterval, logger: (options) => console.log('synced', options.dist) },
    { src, dist: 'client/types.ts', pollingInterval, codegen: { apiClient: false, header: '// types only' }, logger: false },
    {
      src,
      dist: 'client/promise.ts',
      pollingInterval,
      introspectionUrl: 'http://127.0.0.1:' + PORT + '/wrapped',
      getIntrospection: async (body) => body.data,
      logger: false,
    },
    { src: 'http://127.0.0.1:' + CLOSED, dist: 'client/none.ts', pollingInterval },
  ],
}
`

const main = async () => {
  const server = http.listen(0)
  const { port } = server.address() as AddressInfo
  const project = await copyProject()
  await writeFile(join(project.cwd, 'farrow.config.js'), config)

  const read = async (name: string) => {
    try {
      const text = await readFile(join(project.cwd, 'client', name), 'utf8')
      return text === '' ? undefined : text
    } catch {
      return undefined
    }
  }

  const closed = await freePort()
  const dev = farrow(project.cwd, ['dev'], {
    PORT: `${port}`,
    CLOSED: `${closed}`,
  })
  const client = await until(() => read('api.ts'))
  const types = await until(() => read('types.ts'))
  const promised = await until(() => read('promise.ts'))

  // the service changes: the client follows
  entries.double = Api({ input: { n: Int }, output: { n: Int } })
  await until(async () =>
    (await read('api.ts'))?.includes('double') ? true : undefined,
  )
  await new Promise((resolve) => setTimeout(resolve, 400))

  // with a getIntrospection that returns a promise it does not
  assert.equal(await read('promise.ts'), promised)
  assert.equal(promised, client)
  assert.ok(types.startsWith('// types only'))
  assert.ok(!types.includes('createApiClient'))

  dev.child.kill('SIGTERM')
  await dev.done
  const output = dev.output().replaceAll(`:${closed}`, ':3001')
  assert.ok(output.includes('synced client/api.ts'))
  const failed = output.split('\n').findIndex((l) => l.startsWith('Failed'))
  assert.ok(
    output.includes(
      'Failed to fetch http://127.0.0.1:3001\nerror: request to http://127.0.0.1:3001/__introspection__ failed',
    ),
  )
  assert.ok(failed >= 0)

  console.log(client.slice(client.indexOf('export const createApiClient')))

  server.close()
  server.closeAllConnections()
  await project.remove()
}

main()
