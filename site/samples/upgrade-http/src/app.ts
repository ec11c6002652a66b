import { Http, Response, useBasenames } from 'farrow-http'
import { createContext } from 'farrow-pipeline'
import { Int, Nullable, ObjectType, Optional } from 'farrow-schema'

class NewNote extends ObjectType {
  text = String
  rating = Optional(Nullable(Int))
}

const Reader = createContext('guest')

export const http = Http({
  basenames: ['/shop'],
  logger: false,
  errorStack: false,
})

http.use((request, next) => {
  Reader.set(request.headers?.['x-reader'] ?? Reader.get())
  return next()
})

http.post('/notes', { body: NewNote }).use(({ body }) => {
  return Response.json({
    text: body.text,
    rating: body.rating ?? 'none',
    reader: Reader.get(),
    base: useBasenames(),
  })
})
