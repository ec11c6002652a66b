import { Http, Response } from 'farrow-http'

const http = Http()

http.get('/books/<id:int>').use(({ params }) => {
  return Response.json({ id: params.id })
})

http.listen(3000)
