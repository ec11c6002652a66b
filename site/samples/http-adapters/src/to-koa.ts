import type { HttpPipeline } from 'farrow-http'
import type { Middleware } from 'koa'

export const toKoa = (http: HttpPipeline): Middleware => {
  return async (ctx, next) => {
    let unmatched = false
    await http.handle(ctx.req, ctx.res, {
      onLast: () => {
        unmatched = true
      },
    })
    if (!unmatched) {
      ctx.respond = false
      return
    }
    ctx.res.statusCode = 404
    ctx.res.statusMessage = ''
    await next()
  }
}
