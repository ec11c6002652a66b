import assert from 'node:assert/strict'
import { Api } from 'farrow-api'
import { ApiService } from 'farrow-api-server'
import { Http, type HttpPipeline } from 'farrow-http'
import { serve } from './lib/serve'
import { onlyCalls } from './src/only-calls'

const create = (guarded: boolean) => {
  let erased = 0
  const erase = Api(
    { input: { sku: String }, output: String },
    ({ sku }) => {
      erased += 1
      return `${sku} is gone`
    },
  )
  const http = Http({ logger: false })
  const api = http.route('/api')
  if (guarded) api.use(onlyCalls)
  api.use(ApiService({ entries: { erase } }))
  return { http, erased: () => erased }
}

const query = 'type=Single&path[0]=erase&input[sku]=tea-01'
const json = JSON.stringify({
  type: 'Single',
  path: ['erase'],
  input: { sku: 'tea-01' },
})

const requests = async (http: HttpPipeline) => {
  const { url, close } = await serve(http)

  const send = async (name: string, init: RequestInit, suffix = '') => {
    const response = await fetch(`${url}/api${suffix}`, init)
    const text = await response.text()
    const result = /is gone/.test(text)
      ? 'executed'
      : response.ok ? 'described' : 'refused'
    console.log(`  ${name}: ${response.status} ${result}`)
  }

  const headers = { 'Content-Type': 'application/json' }
  await send('link', { method: 'GET' }, `?${query}`)
  await send('form', { method: 'POST', body: new URLSearchParams(query) })
  for (const method of ['PUT', 'PATCH', 'DELETE']) {
    await send(method, { method, headers, body: json })
  }
  await send('client', { method: 'POST', headers, body: json })
  await send('introspection', { method: 'GET' }, '/__introspection__')
  close()
}

const main = async () => {
  const open = create(false)
  console.log('without the guard')
  await requests(open.http)
  assert.equal(open.erased(), 6)

  const guarded = create(true)
  console.log('with the guard')
  await requests(guarded.http)
  assert.equal(guarded.erased(), 1)
}

main()
