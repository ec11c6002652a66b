import './production'
import { Http } from 'farrow-http'
import { cases } from './cases'
import { withServer } from './request'

const http = Http()

http.get('/').use(() => {
  throw Object.values(cases)[Number(process.argv[2])]
})

withServer(http, async (send) => {
  await send('GET /')
})
