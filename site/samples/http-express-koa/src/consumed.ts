import { adapter } from 'farrow-koa'
import Koa from 'koa'
import { afterFarrow } from './after-farrow'
import { http } from './farrow'

export const parseJson: Koa.Middleware = async (ctx, next) => {
  let text = ''
  for await (const chunk of ctx.req) text += chunk
  Object.assign(ctx.request, { body: JSON.parse(text) })
  await next()
}

const passBody: Koa.Middleware = (ctx, next) => {
  const { body } = ctx.request as { body?: unknown }
  Object.assign(ctx.req, { body })
  return next()
}

export const legacy: Koa.Middleware = (ctx, next) => {
  if (ctx.path !== '/legacy') return next()
  const { body } = ctx.request as { body?: unknown }
  ctx.body = { legacy: body }
}

export const app = new Koa()

app.use(parseJson)
app.use(passBody)
app.use(adapter(http))
app.use(afterFarrow)
app.use(legacy)
