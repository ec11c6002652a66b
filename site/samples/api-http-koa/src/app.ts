import { Http, Response } from 'farrow-http'
import Koa from 'koa'
import { adapter } from './adapter'

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
})
