import { Response } from 'farrow-http'
import type { HttpMiddleware } from 'farrow-http'

export const notFound = (message: string) =>
  Response.status(404).json({ error: message })

export const errorsAsJson: HttpMiddleware = async (request, next) => {
  try {
    return await next()
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) {
      const status = Number(error.statusCode)

      return Response.status(status).json({ error: error.message })
    }
    throw error
  }
}
