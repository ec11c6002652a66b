import Koa from 'koa'
import { http } from './farrow'
import { toKoa } from './to-koa'

export const app = new Koa()

app.use(toKoa(http))

app.use((ctx, next) => {
  if (ctx.path !== '/legacy') return next()
  ctx.body = { from: 'koa' }
})
