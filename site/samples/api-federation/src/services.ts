import { Api } from 'farrow-api'
import type { ApiEntries } from 'farrow-api'
import { ApiService } from 'farrow-api-server'
import { Http } from 'farrow-http'
import { Int, List, Optional } from 'farrow-schema'

const find = Api(
  { input: { id: Int }, output: { name: String, phone: Optional(String) } },
  ({ id }) => ({ name: `user ${id}`, phone: undefined }),
)

const list = Api({ input: {}, output: List(Int) }, () => [7, 8])

const serviceOf = (entries: ApiEntries) => {
  const http = Http({ logger: false })

  http.route('/api').use(ApiService({ entries, introspection: true }))
  return http
}

export const users = serviceOf({ find })
export const orders = serviceOf({ list })
