import { adapter } from 'farrow-koa'
import Koa from 'koa'
import { afterFarrow, errorsToResponses } from './after-farrow'
import { http } from './farrow'

export const app = new Koa()

app.use(errorsToResponses)
app.use(adapter(http))
app.use(afterFarrow)
app.use(errorsToResponses)

app.use((ctx, next) => {
  if (ctx.path === '/fails') throw new Error('The old part is broken')
  return next()
})
app.use((ctx, next) => {
  if (ctx.path !== '/legacy') return next()
  ctx.body = { from: 'koa' }
})
