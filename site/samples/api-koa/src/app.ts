import { Http, Response } from 'farrow-http'
import { adapter } from 'farrow-koa'
import Koa from 'koa'

const http = Http()

http.get('/users/<id:int>').use(({ params }) => {
  return Response.json({ id: params.id, from: 'farrow' })
})

export const app = new Koa()

app.use(adapter(http))

app.use((ctx, next) => {
  if (ctx.path !== '/health') return next()
  ctx.body = { from: 'koa' }
})

app.use((ctx) => {
  ctx.status = 404
  ctx.body = { message: 'no such page' }
})
