// #region stream
import { Readable } from 'node:stream'
import { Http, Response } from 'farrow-http'

async function* lines() {
  yield '<ul>\n'
  for (const name of ['Ada', 'Grace']) yield `  <li>${name}</li>\n`
  yield '</ul>'
}

export const http = Http({ logger: false })

http.get('/users').use(() => {
  return Response.type('html').stream(Readable.from(lines()))
})
// #endregion stream
