import { Response, type HttpMiddleware } from 'farrow-http'

export const onlyCalls: HttpMiddleware = (request, next) => {
  const { method, pathname, headers } = request
  const type = headers?.['content-type'] ?? ''
  const isCall = method === 'POST' && /^application\/json\s*(;|$)/i.test(type)
  const isIntrospection = method === 'GET' && pathname === '/__introspection__'

  if (isCall || isIntrospection) return next()

  return Response.status(405).text('Send a call as JSON by POST.')
}
