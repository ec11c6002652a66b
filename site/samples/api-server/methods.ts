import { Api } from 'farrow-api'
import { ApiService } from 'farrow-api-server'
import { Http } from 'farrow-http'
import { Int } from 'farrow-schema'
import { withServer } from './lib/ask'
import { onlyCalls } from './src/only-calls'

let cleared = 0
const clear = Api({ input: {}, output: Int }, () => ++cleared)
const service = ApiService({ entries: { clear } })

const http = Http({ logger: false })

http.route('/open').use(service)
http.route('/api').use(onlyCalls).use(service)

const query = 'type=Single&path[0]=clear&input[x]=1'
const form = new URLSearchParams(query)
const calling = { type: 'Single', path: ['clear'], input: {} }

withServer(http, async (ask) => {
  for (const url of ['/open', '/api']) {
    const show = ({ status }: Response, note: string) => {
      console.log(url, note, '->', status, cleared > 0 ? 'executed' : 'refused')
      cleared = 0
    }

    show(await ask(`GET ${url}?${query}`), 'GET')
    show(await ask(`POST ${url}`, form), 'POST of a form')
    show(await ask(`PUT ${url}`, calling), 'PUT')
    show(await ask(`PATCH ${url}`, calling), 'PATCH')
    show(await ask(`DELETE ${url}`, calling), 'DELETE')
    show(await ask(`POST ${url}`, calling), 'POST of JSON')
  }
})
