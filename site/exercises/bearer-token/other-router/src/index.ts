import { Http, HttpError, Response, Router } from 'farrow-http'

const http = Http()
const guarded = Router()

guarded.use(async (request, next) => {
  const [scheme, token] = (request.headers?.['authorization'] ?? '').split(' ')
  if (scheme !== 'Bearer' || token !== 'let-me-in') throw new HttpError('No', 401)
  return next()
})
guarded.get('/').use(() => Response.json(['stock', 'sales']))

http.use(async (_, next) => {
  try {
    return await next()
  } catch (error) {
    const { statusCode = 500, message } = error as HttpError
    return Response.text(message).status(statusCode).header('www-authenticate', 'Bearer realm="reports"')
  }
})
http.get('/open').use(() => Response.text('For everybody'))
http.route('/reports').use(guarded)

http.listen(3000)
