import { Http, Response } from 'farrow-http'
import { Int, ObjectType } from 'farrow-schema'

class Birthday extends ObjectType {
  age = Int
}

const http = Http()

http.use((request, next) => {
  if (request.headers?.authorization) next()
})

http.get('/me').use((request) => {
  return Response.text(request.reader.name)
})

http.post('/birthday', { body: Birthday }).use(({ body }) => {
  return Response.text(body.age.trim())
})

http.get('/list?<page?:int>').use(({ query }) => {
  return Response.json({ offset: query.page * 20 })
})
