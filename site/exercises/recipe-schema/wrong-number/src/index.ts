import { Http, Response } from 'farrow-http'
import { ObjectType, Optional } from 'farrow-schema'

class NewRecipe extends ObjectType {
  title = String
  minutes = Number
  source = Optional(String)
}

const http = Http()

http.post('/recipes', { body: NewRecipe }).use(({ body }) => {
  return Response.status(201).json(body)
})

http.listen(3000)
