import { Http, HttpError, Response } from 'farrow-http'

const http = Http()

http.use(async (request, next) => {
  try {
    return await next()
  } catch (error) {
    if (error instanceof HttpError) {
      return Response.status(error.statusCode).json({ message: error.message })
    }
    return Response.status(500).json({ message: 'Internal Server Error' })
  }
})

http.get('/books/<id:int>').use(({ params }) => {
  throw new HttpError(`There is no book ${params.id}`, 404)
})

http.get('/broken').use(() => {
  throw new Error('password of the database: tulip')
})

http.listen(3000)
