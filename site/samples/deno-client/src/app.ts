import { ApiService } from 'farrow-api-server'
import { Http, Response } from 'farrow-http'
import { entries } from './api'
import { clientSource } from './client-source'

export const http = Http({ logger: false })

http
  .get('/api/client.ts', { headers: { host: String } })
  .use(({ headers }) => {
    const source = clientSource(entries, `http://${headers.host}/api`)
    return Response.string(source).headers({
      'Content-Type': 'application/typescript; charset=utf-8',
      'Cache-Control': 'no-store',
    })
  })

http.route('/api').use(ApiService({ entries, errorStack: false }))
