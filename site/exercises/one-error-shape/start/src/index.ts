import { Http, HttpError, Response } from 'farrow-http'

const http = Http()

http.get('/books/<id:int>').use(({ params }) => {
  throw new HttpError(`There is no book ${params.id}`, 404)
})

http.get('/broken').use(() => {
  throw new Error('password of the database: tulip')
})

http.listen(3000)
