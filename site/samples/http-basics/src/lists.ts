import { Http, Response } from 'farrow-http'
import { List, Optional, Union } from 'farrow-schema'

export const http = Http()

// One value alone is a string, which is not a list.
http.get('/notes?<tag*:string>').use(({ query }) => {
  return Response.json([...(query.tag ?? [])])
})

// Any number of values.
const query = { tag: Optional(Union(List(String), String)) }

http.match({ pathname: '/books', query }).use(({ query }) => {
  return Response.json([query.tag ?? []].flat())
})
