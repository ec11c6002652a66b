import type { RequestHandler } from 'express'
import type { HttpPipeline } from 'farrow-http'

export const adapter = (http: HttpPipeline): RequestHandler => {
  return (req, res, next) => http.handle(req, res, { onLast: () => next() })
}
