import type { RequestHandler } from 'express'
import type { HttpPipeline } from 'farrow-http'

export const toExpress = (http: HttpPipeline): RequestHandler => {
  return async (req, res, next) => {
    let unmatched = false
    await http.handle(req, res, {
      onLast: () => {
        unmatched = true
      },
    })
    if (!unmatched) return
    res.statusMessage = ''
    next()
  }
}
