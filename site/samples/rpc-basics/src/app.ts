import { ApiService } from 'farrow-api-server'
import { Http, Response } from 'farrow-http'
import { entries } from './api'

export const http = Http({ logger: false })

http.get('/').use(() => Response.text('The stock service is up.'))
http.route('/api').use(ApiService({ entries, errorStack: false }))
