import assert from 'node:assert/strict'
import { stripVTControlCharacters } from 'node:util'
import { withServer } from './lib/request'

const lines: string[] = []

// #region app
import { Http, Response } from 'farrow-http'

const http = Http({
  logger: {
    transporter: (line) => lines.push(line),
    ignoreIntrospectionRequestOfFarrowApi: true,
  },
})

http.get('/report').use(() => Response.text('x'.repeat(2048)))
// #endregion app

withServer(http, async (send) => {
  await send('GET /report?day=1')
  await send('DELETE /report')

  for (const line of lines) {
    console.log(stripVTControlCharacters(line).replace(/\d+ms/, '<time>'))
  }
  assert.equal(lines.length, 4)
})
