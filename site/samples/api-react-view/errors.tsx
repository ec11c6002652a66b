import assert from 'node:assert/strict'

import './lib/production'
import { print, withServer } from './lib/request'

// #region app
import React from 'react'
import { Http } from 'farrow-http'
import { useReactView } from 'farrow-react'

const Broken = (): JSX.Element => {
  throw new Error('no data')
}
const view = (
  <main>
    <h1>Report</h1>
    <Broken />
  </main>
)
const http = Http()

http.get('/stream').use(() => useReactView().render(view))
http.get('/string').use(() => {
  return useReactView({ useStream: false }).render(view)
})
// #endregion app

withServer(http, async (send) => {
  const stream = await send('GET /stream')
  const string = await send('GET /string')

  print('GET /stream', stream)
  print('GET /string', string)
  assert.equal(stream.status, 200)
  assert.equal(string.status, 500)
})
