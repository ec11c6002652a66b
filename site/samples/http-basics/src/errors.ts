import { Http, HttpError, Response } from 'farrow-http'

export const http = Http()

http.post('/sum', { body: { a: Number, b: Number } }).use(({ body }) => {
  return Response.json(body.a + body.b)
})
http.get('/thrown').use(() => {
  throw new Error('The disk is full')
})
http.get('/teapot').use(async () => {
  throw new HttpError('Short and stout', 418)
})
