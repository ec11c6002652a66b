// #region service
import { Api, ApiEntries } from 'farrow-api'
import { toJSON } from 'farrow-api/dist/toJSON'
import { Http, Response } from 'farrow-http'
import { Int } from 'farrow-schema'

const add = Api({
  input: { a: Int, b: Int },
  output: { sum: Int },
})

export const entries: ApiEntries = { add }

export const http = Http({ logger: false })

// what `farrow dev` reads
http
  .get('/api/__introspection__')
  .use(() => Response.json(toJSON(entries)))
// #endregion service

// another shape: the introspection inside of an envelope
http
  .get('/wrapped')
  .use(() => Response.json({ data: toJSON(entries) }))
