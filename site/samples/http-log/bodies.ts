import { Http, Response } from 'farrow-http'
import { visiting } from './lib/visit'
import { accessLog } from './src/access'
import { logBody } from './src/bodies'

const http = Http({ logger: false })
const write = (entry: object) => {
  if ('body' in entry) console.log(JSON.stringify(entry))
}
http.use(accessLog(write))
http.use(logBody)
http.post('/login').use(() => Response.status(204))

visiting(http, async (visit) => {
  const send = (id: string, type: string, body?: string) => {
    const headers = { 'x-request-id': id, 'content-type': type }
    return visit('POST', '/login', body, headers)
  }
  const body = JSON.stringify({ name: 'Ada', password: 'tulip' })
  await send('b1', 'application/json', body)
  await send('b2', 'text/plain', body)
  await send('b3', 'application/octet-stream', body)
})
