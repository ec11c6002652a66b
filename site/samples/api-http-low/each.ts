// One sample for each export. The comments tell what the program prints.
import './lib/production'
import { print, withServer } from './lib/request'

import {
  BasenamesContext,
  createResponse,
  Http,
  json,
  matchBodyType,
  Response,
  status,
  toResponse,
} from 'farrow-http'

// #region create
const created = createResponse(json({ id: 7 }))
const coded = toResponse(status, { headers: { 'X-Trace': 'a1' } })
console.log(coded(204).info)
// { headers: { 'X-Trace': 'a1' }, status: { code: 204, message: '' } }
// #endregion create

const http = Http()

// #region match
http.use(
  matchBodyType('json', async ({ value }) => Response.json({ value })),
)
http.get('/tea').use(() => created)
// GET /tea -> 200 {"value":{"id":7}}
// #endregion match

// #region basenames
http.route('/api').use(() => {
  return Response.text(BasenamesContext.get().join('|'))
})
// GET /api -> 200 |/api
// #endregion basenames

withServer(http, async (send) => {
  print('GET /tea', await send('GET /tea'))
  print('GET /api', await send('GET /api'))
})
