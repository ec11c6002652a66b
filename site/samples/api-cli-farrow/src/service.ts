import { Api } from 'farrow-api'
import { ApiService } from 'farrow-api-server'
import { Http } from 'farrow-http'
import { Int } from 'farrow-schema'

const add = Api({ input: { a: Int, b: Int }, output: { sum: Int } }, (input) => {
  return { sum: input.a + input.b }
})

export const entries = { add }

export const http = Http({ logger: false })

http.route('/api').use(ApiService({ entries }))
