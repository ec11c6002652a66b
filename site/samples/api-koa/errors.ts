import './lib/production'
import { print, withServer } from './lib/request'

// #region app
import { Http } from 'farrow-http'
import { adapter } from 'farrow-koa'
import Koa from 'koa'

const app = new Koa()

app.use(adapter(Http()))

app.use(async (ctx, next) => {
  try {
    await next()
  } catch (error) {
    console.log('log:', (error as Error).message)
    ctx.status = 500
    ctx.body = { message: 'Something went wrong' }
  }
})

app.use(() => {
  throw new Error('the database is down')
})
// #endregion app

const bare = new Koa()

bare.use(adapter(Http()))
bare.use(() => {
  throw new Error('the database is down')
})

const main = async () => {
  await withServer(bare, async (send) => {
    print('bare:   GET /tea', await send('GET /tea'))
  })
  await withServer(app, async (send) => {
    print('caught: GET /tea', await send('GET /tea'))
  })
}

main()
