import assert from 'node:assert/strict'

import './lib/production'
import { withServer } from './lib/request'

// #region app
import React from 'react'
import { Http, useBasenames } from 'farrow-http'
import {
  defaultDocType,
  renderToNodeStream,
  renderToString,
  useReactView,
} from 'farrow-react'
import { ReactRenderContext } from 'farrow-react/Context'

const docType = '<!doctype html><!-- built by hand -->'
const page = <p>page</p>
const http = Http()

http.get('/ignored').use(() => useReactView({ docType }).render(page))

http.get('/string').use(() => renderToString(page, { docType }))

http.get('/stream').use(() => {
  const basenames = useBasenames()

  return renderToNodeStream(
    <ReactRenderContext.Provider value={{ basenames }}>
      {page}
    </ReactRenderContext.Provider>,
    { docType },
  )
})
// #endregion app

withServer(http, async (send) => {
  const ignored = await send('GET /ignored')
  const asString = await send('GET /string')
  const asStream = await send('GET /stream')

  for (const { body } of [ignored, asString, asStream]) {
    console.log(body.replace('\n', ' '))
  }
  assert.ok(ignored.body.startsWith(`${defaultDocType}\n`))
  assert.ok(asString.body.startsWith(docType))
  assert.ok(asStream.body.startsWith(docType))
  assert.ok(asString.headers.has('content-length'))
  assert.equal(asStream.headers.get('transfer-encoding'), 'chunked')
})
