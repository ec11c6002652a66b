import { Response, type HttpError, type HttpMiddleware } from 'farrow-http'

export const guard: HttpMiddleware = async (request, next) => {
  try {
    return await next()
  } catch (error) {
    const failure = Object(error) as Partial<HttpError>
    const { statusCode = 500, message = '' } = failure
    if (statusCode >= 400 && statusCode < 500) {
      return Response.status(statusCode).text(message)
    }
    console.error(error)
    return Response.status(500).text('Internal Server Error')
  }
}
