import { Http, Response } from 'farrow-http'

const http = Http()

http.get('/posts/<id:int>').use(({ params }) => {
  return Response.json({ post: params.id })
})

http.get('/articles/<id:int>').use(({ params }) => {
  return Response.redirect(`/posts/${params.id}`)
})

http.listen(3000)
