import type { Middleware } from 'koa'

/** Farrow has set the status to 200 before it hands over. */
export const afterFarrow: Middleware = (ctx, next) => {
  ctx.res.statusCode = 404
  ctx.res.statusMessage = ''
  return next()
}

/** The application's own treatment of errors. */
export const errorsToResponses: Middleware = async (ctx, next) => {
  try {
    await next()
  } catch {
    ctx.status = 503
    ctx.body = 'Please try again later'
  }
}
