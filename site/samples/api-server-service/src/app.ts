import { Http } from 'farrow-http'
import { service } from './service'

export const http = Http()

http.route('/api').use(service)
