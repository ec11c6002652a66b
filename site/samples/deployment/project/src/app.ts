import { setTimeout as sleep } from 'node:timers/promises'
import { Http, Response } from 'farrow-http'
import { health } from './health'

export const http = Http()

http.route('/health').use(health)

http.get('/report').use(async () => {
  await sleep(1000)
  return Response.text('the report')
})
