import { Http, Response } from 'farrow-http'

const http = Http()

http.get('/posts/<id:int>').use(({ params }) => Response.json({ post: params.id }))
http.use((request, next) => {
  const [, id] = /^\/articles\/(\d+)$/.exec(request.pathname) ?? []
  if (id === undefined) return next()
  return Response.header('location', `/posts/${id}`).status(301).empty()
})

http.listen(3000)
