import { HttpMiddleware, Response } from 'farrow-http'

export const cors = (origin: string): HttpMiddleware => {
  return async (request, next) => {
    const isPreflight =
      request.method === 'OPTIONS' &&
      request.headers?.['access-control-request-method'] !== undefined

    const response = isPreflight
      ? Response.status(204)
          .header('Access-Control-Allow-Methods', 'GET,POST,DELETE')
          .header('Access-Control-Allow-Headers', 'Content-Type')
      : await next(request)

    return response
      .header('Access-Control-Allow-Origin', origin)
      .vary('Origin')
  }
}
