import assert from 'node:assert/strict'

import './lib/production'
import { print, withServer } from './lib/request'

// #region app
import { Http, Response, Router } from 'farrow-http'

let loads = 0

const area = Router()

area.useLazy(async () => {
  loads += 1
  const { reports } = await import('./src/reports')
  return reports
})

const http = Http()

http.route('/reports').use(area)
// #endregion app

http.get('/loads').use(() => Response.text(`${loads}`))

withServer(http, async (send) => {
  const bodies: string[] = []
  const lines = ['/loads', '/reports/daily', '/reports/daily', '/loads']

  for (const path of lines) {
    const answer = await send(`GET ${path}`)
    bodies.push(answer.body)
    print(`GET ${path}`, answer)
  }
  assert.deepEqual(bodies, ['0', 'daily report', 'daily report', '1'])
})
