import { Http, Response } from 'farrow-http'
import { Int } from 'farrow-schema'

const http = Http()

http.match({ pathname: '/books/:id', params: { id: Int } }).use(async ({ params }) => Response.json(params))

http.listen(3000)
