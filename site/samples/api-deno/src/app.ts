import { Api } from 'farrow-api'
import { DenoService } from 'farrow-deno-api'
import { Http } from 'farrow-http'
import { Int } from 'farrow-schema'

const square = Api({ input: { n: Int }, output: Int }, ({ n }) => n * n)

export const http = Http({ logger: false })

http.route('/math').use(DenoService({ entries: { square } }))
