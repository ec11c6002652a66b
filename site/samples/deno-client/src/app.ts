import { DenoService } from 'farrow-deno-api'
import { Http } from 'farrow-http'
import { entries } from './api'
import { onlyCalls } from './only-calls'

export const http = Http({ logger: false })

http.route('/api').use(onlyCalls, DenoService({ entries }))
