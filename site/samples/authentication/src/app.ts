import { ApiService } from 'farrow-api-server'
import { Http, Response } from 'farrow-http'
import { entries } from './api'
import { safeErrors } from './errors'
import { onlyCalls } from './only-calls'
import { createSessionRoutes, readSession } from './session-routes'
import { createTokens } from './tokens'
import { currentUser, only } from './user'

export type Options = { secret: Uint8Array; secure: boolean }

export const createApp = ({ secret, secure }: Options) => {
  const http = Http({ logger: false })
  const tokens = createTokens(secret)

  http.use(safeErrors())
  http.use(readSession)

  http.route('/session').use(createSessionRoutes({ secure }))

  // Before tokens are read: a token must not buy the next one.
  http.post('/token').use(async () => {
    return Response.json({ token: await tokens.sign(currentUser()) })
  })

  http.use(tokens.readToken)

  http.get('/me').use(() => Response.json(currentUser()))

  const admin = http.route('/admin')
  admin.use(only('admin'))
  admin.use(() => Response.json({ message: 'For admins' }))

  http.route('/api').use(onlyCalls).use(ApiService({ entries }))
  return http
}
