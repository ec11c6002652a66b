import { Response } from 'farrow-http'
import type { HttpMiddleware } from 'farrow-http'

export const onlyCalls: HttpMiddleware = (request, next) => {
  const { method, pathname, headers } = request

  if (method === 'GET' && pathname === '/__introspection__') {
    return next()
  }

  if (method !== 'POST') {
    return Response.status(405)
      .header('Allow', 'POST')
      .json({ error: 'A call is a POST request' })
  }

  if (!headers?.['content-type']?.startsWith('application/json')) {
    return Response.status(415).json({ error: 'A call is sent as JSON' })
  }

  return next()
}
