import type { HttpMiddleware } from 'farrow-http'

const headers = {
  'Content-Security-Policy': "default-src 'self'; frame-ancestors 'none'",
  'Referrer-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
}

export const securityHeaders: HttpMiddleware = async (request, next) => {
  const response = await next(request)
  return response.headers(headers)
}
