import { Response, type HttpMiddleware } from 'farrow-http'

type PublicError = Error & { statusCode: number }

// An HttpError, or a failed validation: its message is meant to be read.
const isPublic = (error: unknown): error is PublicError =>
  error instanceof Error &&
  'statusCode' in error &&
  typeof error.statusCode === 'number' &&
  error.statusCode >= 400 &&
  error.statusCode < 500

export const safeErrors =
  (log: (error: unknown) => void = console.error): HttpMiddleware =>
  async (request, next) => {
    try {
      return await next(request)
    } catch (error) {
      if (isPublic(error)) {
        const { statusCode, message } = error
        return Response.status(statusCode).json({ message })
      }
      log(error)
      return Response.status(500).json({ message: 'Internal Server Error' })
    }
  }
