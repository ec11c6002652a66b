import type { HttpPipeline } from 'farrow-http'
import type { Middleware } from 'koa'

export const adapter = (http: HttpPipeline): Middleware => {
  return (ctx, next) => http.handle(ctx.req, ctx.res, { onLast: () => next() })
}
