import './lib/production'
import { ApiService } from 'farrow-api-server'
import { json, serve } from './lib/serve'
import { create } from './src/rpc'
import { Http } from 'farrow-http'
import { safeErrors } from './src/errors'
import { jsonAsText, parseJson } from './src/json-body'

const log = (error: unknown) => console.log(`logged: ${error}`)

const http = Http({ logger: false, body: jsonAsText })
http.use(safeErrors(log))
http.use(parseJson)
http.route('/api').use(ApiService({ entries: create(log) }))

serve(http.server(), async (ask) => {
  const call = (name: string, item: string, count: unknown) => {
    console.log(`${name}({ item: '${item}', count: ${count} })`)
    const input = { item, count }
    return ask('POST /api', json({ type: 'Single', path: [name], input }))
  }

  await call('plain', 'tea', 9)
  await call('plain', 'soap', 1)
  await call('safe', 'tea', 9)
  await call('safe', 'soap', 1)
  await call('safe', 'tea', 'many')
  await ask('POST /api', json('{"type":'))
})
