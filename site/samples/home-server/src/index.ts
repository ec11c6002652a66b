import { Http, Response } from 'farrow-http'

const http = Http()
const books = http.get('/books/<id:int>')

books.use(({ params }) => {
  const { id } = params
  return Response.json({ id })
})

http.listen(3000)
