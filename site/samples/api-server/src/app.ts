import { Http } from 'farrow-http'
import { service } from './service'

export const http = Http({ logger: false, errorStack: false })

http.route('/api').use(service)
