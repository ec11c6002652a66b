import './lib/production'
import { Http, Response } from 'farrow-http'
import { serve } from './lib/serve'
import { safeErrors } from './src/errors'
import { securityHeaders } from './src/headers'

// #region app
const http = Http({ logger: false })
http.use(securityHeaders)
http.use(safeErrors(() => undefined))
// #endregion app
http.get('/page').use(() => Response.html('<p>Hello</p>'))
http.get('/broken').use(() => {
  throw new Error('Boom')
})

serve(http, async (send) => {
  for (const path of ['/page', '/broken', '/nowhere']) {
    const { status, headers } = await send(`GET ${path}`)
    console.log(path, status, headers.get('x-content-type-options'))
  }
})
