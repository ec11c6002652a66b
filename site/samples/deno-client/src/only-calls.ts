import { Response, type HttpMiddleware } from 'farrow-http'

const isJson = (type = '') => /^application\/json\s*(;|$)/i.test(type)

// Everybody may read these, but not in production.
const readable =
  process.env.NODE_ENV === 'production'
    ? []
    : ['/client.ts', '/__introspection__']

// Lets calls, the client and introspection pass, and nothing else.
export const onlyCalls: HttpMiddleware = (request, next) => {
  const { method, pathname, headers } = request

  if (method === 'GET' && readable.includes(pathname)) return next()
  if (method !== 'POST') {
    return Response.status(405).header('Allow', 'POST').text('POST only')
  }
  if (!isJson(headers?.['content-type'])) {
    return Response.status(415).text('JSON only')
  }
  return next()
}
