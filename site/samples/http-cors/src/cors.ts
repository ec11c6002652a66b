import { Response, type HttpMiddleware } from 'farrow-http'

export type CorsOptions = {
  origins: string[]
  methods?: string[]
  headers?: string[]
  credentials?: boolean
  maxAge?: number
}

export const cors = (options: CorsOptions): HttpMiddleware => {
  const {
    origins,
    methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    headers = ['Content-Type'],
    credentials = false,
    maxAge = 600,
  } = options

  const grant = (origin: string) => ({
    'Access-Control-Allow-Origin': origin,
    ...(credentials && { 'Access-Control-Allow-Credentials': 'true' }),
  })

  const preflight = Response.status(204).headers({
    'Access-Control-Allow-Methods': methods.join(', '),
    'Access-Control-Allow-Headers': headers.join(', '),
    'Access-Control-Max-Age': `${maxAge}`,
  })

  return async (request, next) => {
    const origin: string | undefined = request.headers?.origin
    const asked = request.headers?.['access-control-request-method']

    // Caches must not give one origin's answer to another.
    if (!origin || !origins.includes(origin)) {
      return (await next()).vary('Origin')
    }
    if (request.method === 'OPTIONS' && asked) {
      return preflight.headers(grant(origin)).vary('Origin')
    }
    return (await next()).headers(grant(origin)).vary('Origin')
  }
}
