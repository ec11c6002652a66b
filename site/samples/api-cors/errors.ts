import './lib/production'
import { print, withServer } from './lib/request'
import { http } from './src/app'

withServer(http, async (send) => {
  for (const line of ['GET /fail', 'GET /fail-later']) {
    print(line, await send(line))
  }
})
