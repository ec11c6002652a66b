import { Http, Response } from 'farrow-http'

const http = Http()

http.get('/books/<id:string>').use(({ params }) => {
  return Response.json({ id: params.id })
})

http.listen(3000)
