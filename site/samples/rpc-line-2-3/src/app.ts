import { Http } from 'farrow-http'
import { entries } from './api'
import { createService } from './service'

export const http = Http({ logger: false })

http.route('/api').use(createService(entries))
