import { Http, Response } from 'farrow-http'

export const http = Http()

http.get('/users/<id:int>?<verbose?:boolean>').use(({ params, query }) => {
  const user = { id: params.id, name: `user ${params.id}` }

  return Response.json(query.verbose ? { ...user, role: 'reader' } : user)
})
