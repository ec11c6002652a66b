import { Http, HttpError, Response } from 'farrow-http'

const http = Http()

http.get('/books/<id:int>').use(({ params }) => {
  throw new HttpError(`There is no book ${params.id}`, 404)
})

http.get('/broken').use(() => {
  throw new Error('password of the database: tulip')
})

http.use(async (request, next) => {
  try {
    return await next()
  } catch (error) {
    const { statusCode = 500, message } = error as HttpError
    const isPublic = statusCode >= 400 && statusCode < 500
    return Response.status(isPublic ? statusCode : 500).json({
      message: isPublic ? message : 'Internal Server Error',
    })
  }
})

http.listen(3000)
