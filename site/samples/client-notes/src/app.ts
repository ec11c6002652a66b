import { ApiService } from 'farrow-api-server'
import { Http } from 'farrow-http'
import { entries } from './contract'
import { onlyCalls } from './only-calls'

const production = process.env.NODE_ENV === 'production'

export const http = Http({ logger: false })

http.route('/api').use(
  onlyCalls,
  ApiService({
    entries,
    errorStack: false,
    introspection: !production,
  }),
)
