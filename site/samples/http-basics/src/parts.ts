import { Http, Response, Router } from 'farrow-http'

const users = Router()

users.get('/').use(() => Response.json(['Ada', 'Lin']))
users.get('/<name:string>').use(({ params }) => {
  return Response.json({ name: params.name })
})

export const http = Http()

http.use(async (request, next) => {
  const response = await next()
  return response.header('X-Served-By', 'farrow')
})

http.route('/users').use(users)
