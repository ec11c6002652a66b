import { Response, type HttpError, type HttpMiddleware } from 'farrow-http'

export const guard: HttpMiddleware = async (request, next) => {
  try {
    return await next()
  } catch (error) {
    const { statusCode = 500, message = '' } = error as Partial<HttpError>
    if (statusCode < 500) return Response.status(statusCode).text(message)
    console.error(error)
    return Response.status(500).text('Internal Server Error')
  }
}
