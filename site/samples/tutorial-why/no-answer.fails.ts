import { Http, Response } from 'farrow-http'

const http = Http()

http.get('/books/<id:int>').use((request) => {
  if (request.params.id > 100) {
    return Response.status(404).text('No such book')
  }
})
