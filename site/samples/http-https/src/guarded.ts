import { Https, Response, type HttpError } from 'farrow-http'
import { selfSigned } from './certificate'

export const tls = selfSigned()

export const https = Https({ tls })

// #region guard
https.use(async (request, next) => {
  try {
    return await next()
  } catch (error) {
    const { statusCode = 500, message = '' } = error as Partial<HttpError>
    return Response.status(statusCode).text(message)
  }
})
// #endregion guard

https.get('/fails').use(async () => {
  throw new Error('No connection to the printer')
})
https.post('/orders', { body: { copies: Number } }).use(({ body }) => {
  return Response.status(201).json(body)
})
