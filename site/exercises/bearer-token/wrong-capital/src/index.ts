import { Http, Response } from 'farrow-http'

const token = 'let-me-in'

const http = Http()

http.get('/open').use(() => Response.text('For everybody'))

http.use((request, next) => {
  if (request.headers?.['Authorization'] === `Bearer ${token}`) return next()
  return Response.status(401)
    .header('WWW-Authenticate', 'Bearer')
    .json({ message: 'A valid token is needed' })
})

http.get('/reports').use(() => Response.json(['stock', 'sales']))

http.listen(3000)
