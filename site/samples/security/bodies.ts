import './lib/production'
import { Http, Response } from 'farrow-http'
import { Any, Int, Record, Strict } from 'farrow-schema'
import { body, serve } from './lib/serve'
import { jsonOnly } from './src/same-site'

const http = Http({ logger: false, body: { limit: '50kb' } })

// #region routes
http.post('/any', { body: { settings: Any } }).use(({ body }) => {
  const merged: { admin?: boolean } = Object.assign({}, body.settings)
  return Response.json({ admin: merged.admin ?? false })
})

http.post('/record', { body: { settings: Record(Boolean) } }).use((request) => {
  return Response.json(request.body.settings)
})

http.post('/loose', { body: { count: Int } }).use(({ body }) => {
  return Response.json(body)
})

http.post('/strict', { body: Strict({ count: Int }) }).use(({ body }) => {
  return Response.json(body)
})

http
  .route('/guarded')
  .use(jsonOnly)
  .use(() => Response.text('passed'))
// #endregion routes

const proto = '{"settings":{"__proto__":{"admin":true}}}'
const json = 'application/json'

serve(http, async (send) => {
  const show = async (path: string, type: string, text: string) => {
    const response = await send(`POST ${path}`, body(type, text))
    const shown = text.length > 50 ? `${text.length} characters` : text
    const result = (await response.text()).split('\n').at(-1)
    console.log(`${path} ${type} ${shown}`)
    console.log(`  ${response.status} ${result}`)
  }

  await show('/any', json, proto)
  await show('/any', 'text/plain', proto)
  await show('/record', 'text/plain', proto)
  await show('/guarded', 'text/plain', proto)
  await show('/loose', json, '{"count":"3.9","admin":true}')
  await show('/strict', json, '{"count":"3.9","admin":true}')
  await show('/strict', 'text/plain', '{"count":3}')

  const large = JSON.stringify({ count: 1, text: 'x'.repeat(60_000) })
  await show('/loose', json, large)
})
