import { Http, Response } from 'farrow-http'
import { Literal, ObjectType, Union } from 'farrow-schema'

class Article extends ObjectType {
  title = String
  state = Union(Literal('draft'), Literal('published'))
}

const http = Http()

http.put('/articles/<id:int>', { body: Article }).use(({ params, body }) => {
  return Response.json({ id: params.id, ...body })
})

http.listen(3000)
