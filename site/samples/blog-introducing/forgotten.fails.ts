import { Http, Response } from 'farrow-http'

const users = new Map([[1, { name: 'Ada' }]])
const http = Http()

http.get('/users/<id:int>').use(({ params }) => {
  const user = users.get(params.id)
  if (user) {
    return Response.json(user)
  }
})
