import { ApiService } from 'farrow-api-server'
import { Http, Response } from 'farrow-http'
import { entries } from './api'
import { onlyCalls } from './only-calls'

export const http = Http({ logger: false })

http.get('/').use(() => Response.text('The stock service is up.'))
http
  .route('/api')
  .use(onlyCalls)
  .use(ApiService({ entries, errorStack: false }))
