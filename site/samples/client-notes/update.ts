import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Api } from 'farrow-api'
import { ApiService } from 'farrow-api-server'
import { createApiClient } from 'farrow/dist/api-client'
import { Http } from 'farrow-http'
import { serve } from './lib/serve'

// Does what `farrow dev` does again and again, with two configurations.
const main = async () => {
  const entries: Record<string, ReturnType<typeof Api>> = {}
  const api = () => Api({ input: {}, output: String }, () => 'done')
  entries.first = api()

  const http = Http({ logger: false })
  http.use((request, next) => next())
  http.route('/api').use((request) =>
    ApiService({ entries: { ...entries } }).run(request),
  )
  const { url, close } = await serve(http)
  const folder = mkdtempSync(join(tmpdir(), 'client-'))

  const options = { src: `${url}/api`, logger: false as const }
  const asynchronous = join(folder, 'asynchronous.ts')
  const synchronous = join(folder, 'synchronous.ts')
  const clients = [
    createApiClient({
      ...options,
      dist: asynchronous,
      getIntrospection: async (body) => body as never,
    }),
    createApiClient({
      ...options,
      dist: synchronous,
      getIntrospection: (body) => body as never,
    }),
  ]

  for (const client of clients) await client.sync().catch(console.log)
  entries.second = api()
  for (const client of clients) await client.sync().catch(console.log)

  for (const [name, file] of Object.entries({ asynchronous, synchronous })) {
    const has = readFileSync(file, 'utf8').includes('second')
    console.log(`${name}: ${has ? 'follows' : 'stays as it was'}`)
    assert.equal(has, name === 'synchronous')
  }

  rmSync(folder, { recursive: true })
  close()
}

main()
