import { Http, Response } from 'farrow-http'

export const http = Http()

http.get('/users/<id:int>').use(({ params }) => {
  return Response.json({ id: params.id, from: 'farrow' })
})
http.post('/users', { body: { name: String } }).use(({ body }) => {
  return Response.status(201).json(body)
})
