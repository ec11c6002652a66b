import { Http, Response } from 'farrow-http'
import { Int, Optional, Struct } from 'farrow-schema'

const http = Http()

http
  .match({
    pathname: '/recipes',
    method: 'POST',
    body: Struct({ title: String, minutes: Int, source: Optional(String) }),
  })
  .use(async ({ body }) => Response.json({ id: 1, ...body }).status(201))

http.listen(3000)
