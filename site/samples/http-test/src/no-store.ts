import type { HttpMiddleware } from 'farrow-http'

export const noStore: HttpMiddleware = async (request, next) => {
  const response = await next()
  if (request.method !== 'GET') return response
  return response.header('Cache-Control', 'no-store')
}
