import { Response, type HttpMiddleware } from 'farrow-http'

const safeMethods = ['GET', 'HEAD', 'OPTIONS']
const isJson = (type = '') => /^application\/json\s*(;|$)/i.test(type)

const refuse = (status: number, message: string) =>
  Response.status(status).json({ message })

// Browsers name the page that causes a request; other programs need not.
export const sameSite =
  (origins: readonly string[]): HttpMiddleware =>
  (request, next) => {
    const { method = 'GET', headers } = request
    if (safeMethods.includes(method)) return next(request)

    const origin = headers?.origin
    if (origin !== undefined && !origins.includes(origin)) {
      return refuse(403, 'This origin may not change anything')
    }
    return next(request)
  }

// Bodies of forms and of plain text would pass as JSON otherwise.
export const jsonOnly: HttpMiddleware = (request, next) => {
  const { body, headers } = request
  if (body == null || isJson(headers?.['content-type'])) return next(request)
  return refuse(415, 'Send JSON')
}
