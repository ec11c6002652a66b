import { ApiService } from 'farrow-api-server'
import { Http } from 'farrow-http'
import { entries } from './contract'

const production = process.env.NODE_ENV === 'production'

export const http = Http({ logger: false })

http.route('/api').use(
  ApiService({
    entries,
    errorStack: false,
    introspection: !production,
  }),
)
