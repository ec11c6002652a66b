import { Http, Response } from 'farrow-http'
import { Literal, Struct, Union } from 'farrow-schema'

const states = ['draft', 'published', 'archived'] as const
const State = Union(...states.map((state) => Literal(state)))

const http = Http()

http
  .put('/articles/<id:int>', { body: Struct({ title: String, state: State }) })
  .use(async ({ body, params }) => Response.json(Object.assign({}, body, params)))

http.listen(3000)
