import './lib/production'
import { print, withServer } from './lib/request'

// #region app
import { Http } from 'farrow-http'
import { adapter } from 'farrow-koa'
import Koa from 'koa'

const app = new Koa()

app.use(adapter(Http()))
// #endregion app

withServer(app, async (send) => {
  print('GET /none', await send('GET /none'))
})
