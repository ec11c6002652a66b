import { Http, HttpError, Response } from 'farrow-http'

const http = Http()

const statusOf = (error: unknown): number => (error as Partial<HttpError>).statusCode ?? 500

http.use((_, next) =>
  new Promise<Response>((resolve) => resolve(next())).catch((error: Error) => {
    const status = statusOf(error)
    return Response.json({ message: status === 500 ? 'Internal Server Error' : error.message, status }).status(status)
  }),
)

http.get('/books/<id:int>').use(({ params: { id } }) => {
  throw new HttpError('There is no book ' + id, 404)
})
http.get('/broken').use(() => {
  throw new Error('password of the database: tulip')
})

http.listen(3000)
