import assert from 'node:assert/strict'

import './lib/production'
import { withServer } from './lib/request'

// #region app
import { Readable } from 'node:stream'
import { Http, Response } from 'farrow-http'

const http = Http()

const responses = {
  text: Response.text('plain'),
  html: Response.html('<p>hi</p>'),
  json: Response.json({ n: 1, at: new Date(0) }),
  string: Response.string('no type'),
  buffer: Response.buffer(Buffer.from([1, 2, 3])),
  stream: Response.type('csv').stream(Readable.from(['a,', 'b'])),
  empty: Response.empty(),
  status: Response.status(201),
  message: Response.status(418, 'Short and stout').text('tea'),
  header: Response.header('X-A', 1).header('X-Zero', 0),
  vary: Response.vary('Origin').vary('Cookie').text('varied'),
  type: Response.type('png').buffer(Buffer.from([137])),
}

for (const [name, response] of Object.entries(responses)) {
  http.get(`/${name}`).use(() => response)
}
// #endregion app

withServer(http, async (send) => {
  const statuses: number[] = []

  for (const name of Object.keys(responses)) {
    const { status, headers, body } = await send(`GET /${name}`)
    const seen = ['content-type', 'content-length', 'x-a', 'x-zero', 'vary']
      .filter((header) => headers.has(header))
      .map((header) => `${header}: ${headers.get(header)}`)
    const shown = name === 'type' || name === 'buffer' ? '(binary)' : body

    statuses.push(status)
    console.log(`${name} -> ${[status, ...seen, shown].join(' | ')}`)
  }
  assert.deepEqual(
    statuses,
    [200, 200, 200, 200, 200, 200, 204, 201, 418, 204, 200, 200],
  )
})
