import assert from 'node:assert/strict'

import './lib/production'
import { print, withServer } from './lib/request'

// #region app
import { Http, Response } from 'farrow-http'
import { Int } from 'farrow-schema'

const http = Http()

http
  .match({ url: '/tags/<name:string>', method: ['GET', 'PUT'] })
  .use(({ method, params }) => Response.text(`${method} ${params.name}`))

http
  .match({ pathname: ['/cats/:id', '/dogs/:id'], params: { id: Int } })
  .use(({ pathname, params }) => Response.json([pathname, params.id]))
// #endregion app

withServer(http, async (send) => {
  const lines = [
    'GET /tags/new',
    'PUT /tags/new',
    'POST /tags/new',
    'GET /dogs/4',
    'POST /dogs/4',
  ]
  const statuses: number[] = []

  for (const line of lines) {
    const answer = await send(line)
    statuses.push(answer.status)
    print(line, answer)
  }
  assert.deepEqual(statuses, [200, 200, 404, 200, 404])
})
