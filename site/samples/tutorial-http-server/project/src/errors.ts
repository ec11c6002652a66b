import { Response } from 'farrow-http'
import type { HttpMiddleware } from 'farrow-http'

export const errorsAsJson: HttpMiddleware = async (request, next) => {
  try {
    return await next()
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) {
      const status = Number(error.statusCode)

      if (status >= 400 && status < 500) {
        return Response.status(status).json({ error: error.message })
      }
    }

    console.error(`${request.method} ${request.pathname} failed`, error)

    return Response.status(500).json({ error: 'Internal server error' })
  }
}
