import { Http, Response } from 'farrow-http'

const http = Http()

http.get('/books?<page?:int>').use(({ query }) => {
  const next = query.page + 1
  return Response.json({ next })
})
