import type { Program } from '../../../site/playground/program.ts'

const server = `import { Http, Response } from 'farrow-http'
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
`

const other = `import { Router } from 'farrow-http'

export const router = Router()
`

/** The program that the editor shows at first. */
export const program: Program = {
  entry: 'src/index.ts',
  files: [
    { path: 'src/index.ts', text: server },
    { path: 'src/other.ts', text: other },
  ],
}
