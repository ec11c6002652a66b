import { ApiService } from 'farrow-api-server'
import { Http } from 'farrow-http'
import { entries, payments } from './bank'
import { onlyCalls } from './only-calls'
import { jsonOnly, sameSite } from './same-site'

export const http = Http({ logger: false })

http.use(sameSite(['https://bank.example']))
http.route('/payments').use(jsonOnly).use(payments)
http.route('/api').use(onlyCalls).use(ApiService({ entries }))
