import { Http, Response } from 'farrow-http'

const http = Http()

http.get('/books/<id:int>').use((request) => {
  return Response.text(`Book ${request.params.isbn}`)
})
