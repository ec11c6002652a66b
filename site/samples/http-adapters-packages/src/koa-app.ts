import { Http, Response } from 'farrow-http'
import { adapter } from 'farrow-koa'
import Koa from 'koa'

const http = Http()
http.get('/users/<id:int>').use(({ params }) => Response.json(params))

const app = new Koa()
app.use(adapter(http))
app.use((ctx) => {
  ctx.status = 404
})
app.listen(3000)
