import assert from 'node:assert/strict'

import './lib/production'
import { print, withServer } from './lib/request'

// #region app
import { Http, Response } from 'farrow-http'

const http = Http()

http
  .get('/pages/<id:int>', undefined, {
    onSchemaError(error, request, next) {
      if (request.pathname === '/pages/index') return next()

      return Response.status(422).json({ path: error.path, why: error.message })
    },
  })
  .use(({ params }) => Response.text(`page ${params.id}`))

http.get('/pages/index').use(() => Response.text('all pages'))

http
  .get('/locked', undefined, { block: true })
  .use((request, next) => next(request))

http.get('/locked').use(() => Response.text('never reached'))
// #endregion app

withServer(http, async (send) => {
  const bodies: string[] = []

  for (const path of ['/pages/3', '/pages/x', '/pages/index', '/locked']) {
    const answer = await send(`GET ${path}`)
    bodies.push(answer.body)
    print(`GET ${path}`, answer)
  }
  assert.equal(bodies[2], 'all pages')
  assert.equal(bodies[3], 'Unhandled request: /locked')
})
