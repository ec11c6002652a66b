import { Http, Response, type HttpMiddleware } from 'farrow-http'

export const http = Http()

// #region middleware
const requireToken: HttpMiddleware = (request, next) => {
  if (request.headers?.authorization === 'Bearer secret') return next()
  return Response.status(401).json({ message: 'A token is missing' })
}

const addName: HttpMiddleware = async (request, next) => {
  const response = await next()
  return response.header('X-Name', 'books')
}
// #endregion middleware

// #region use
http.use(addName)

http.get('/open').use(() => Response.json({ open: true }))

http.use(requireToken)

http.get('/closed').use(() => Response.json({ open: false }))
// #endregion use
