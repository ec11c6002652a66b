import { Http, Response } from 'farrow-http'

export const http = Http({ logger: false })

http.use(async (request, next) => {
  const response = await next()
  return response.header('X-Frame-Options', 'DENY')
})

const notFound = (what: string) =>
  Response.status(404).json({ message: `no such ${what}` })

const cached = Response.header('Cache-Control', 'max-age=60')

http.get('/users/<id:int>').use(({ params }) => {
  if (params.id > 1) return notFound('user')
  return cached.merge(Response.json({ name: 'Ada' }))
})
