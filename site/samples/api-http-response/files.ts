import assert from 'node:assert/strict'

import './lib/production'
import { withServer } from './lib/request'

// #region app
import path from 'node:path'
import { Http, Response } from 'farrow-http'

const http = Http()
const folder = path.join(__dirname, 'files')

http.get('/file').use(() => Response.file(path.join(folder, 'list.csv')))

http.get('/part').use(() => {
  return Response.file(path.join(folder, 'list.csv'), { start: 2, end: 3 })
})

http.get('/download').use(() => {
  return Response.file(path.join(folder, 'list.csv')).attachment('prices.csv')
})

http.get('/missing').use(() => Response.file(path.join(folder, 'none.csv')))

http.get('/custom').use(() => {
  return Response.status(202)
    .header('Content-Type', 'text/plain')
    .custom(({ req, res }) => res.end(`${req.method} written by hand`))
})
// #endregion app

http.get('/folder').use(() => Response.file(folder))

withServer(http, async (send) => {
  const bodies: string[] = []

  for (const path of ['/file', '/part', '/download', '/missing', '/custom']) {
    const { status, headers, body } = await send(`GET ${path}`)
    const type = headers.get('content-type')
    const disposition = headers.get('content-disposition') ?? ''

    bodies.push(body)
    console.log(`GET ${path} -> ${[status, type, disposition].join(' | ')}`)
    console.log(`  ${body.trim().replace(`${folder}${'/'}`, '…/')}`)
  }
  assert.equal(bodies[1], bodies[0])
  assert.match(bodies[3], /^ENOENT/)

  const { status, body } = await send('GET /folder')
  assert.equal(status, 500)
  assert.match(body, /^EISDIR/)
})
