import { Http, Response, useBasenames } from 'farrow-http'
import { createContext } from 'farrow-pipeline'
import { Int, Nullable, ObjectType } from 'farrow-schema'

class NewNote extends ObjectType {
  text = String
  rating = Nullable(Int)
}

const Reader = createContext('guest')

export const http = Http({
  basenames: ['/shop'],
  logger: false,
  errorStack: false,
})

http.use((request, next) => {
  const reader = Reader.use()
  reader.value = request.headers?.['x-reader'] ?? reader.value
  return next()
})

http.post('/notes', { body: NewNote }).use(({ body }) => {
  return Response.json({
    text: body.text,
    rating: body.rating ?? 'none',
    reader: Reader.use().value,
    base: useBasenames().value,
  })
})
