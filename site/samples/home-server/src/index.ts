import { Http, Response } from 'farrow-http'
import { Int, ObjectType } from 'farrow-schema'

class Review extends ObjectType {
  stars = Int
  text = String
}

const http = Http()

const reviews = http.post('/books/<id:int>', {
  body: Review,
})

reviews.use(({ params, body }) => {
  const review = { book: params.id, ...body }
  return Response.status(201).json(review)
})

http.listen(3000)
