import { Http, Response } from 'farrow-http'
import { ObjectType } from 'farrow-schema'

class Article extends ObjectType {
  title = String
  state = String
}

const http = Http()

http.put('/articles/<id:int>', { body: Article }).use(({ params, body }) => {
  return Response.json({ id: params.id, ...body })
})

http.listen(3000)
