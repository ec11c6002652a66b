import './lib/production'
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { Http, Response } from 'farrow-http'
import { serve } from './lib/serve'
import { addAccount } from './src/accounts'
import { createDeviceRoutes } from './src/device-routes'
import { createTokens } from './src/tokens'
import { currentUser } from './src/user'

type Tokens = { token: string; refreshToken: string }

const main = async () => {
  await addAccount({ name: 'ann', role: 'member' }, 'correct horse')
  const http = Http({ logger: false, errorStack: false })
  const tokens = createTokens(randomBytes(32))
  // #region mount
  http.route('/devices').use(createDeviceRoutes(tokens))
  // #endregion mount
  http.use(tokens.readToken)
  http.get('/me').use(() => Response.json(currentUser()))
  const { send, close } = await serve(http)

  // #region device
  const post = async (path: string, body: unknown) => {
    const response = await send(`POST /devices${path}`, {}, body)
    console.log(`POST /devices${path}`, response.status)
    return (response.status === 200 ? await response.json() : {}) as Tokens
  }

  const ann = { name: 'ann', password: 'correct horse' }
  const first = await post('', ann)
  const second = await post('/refresh', first)
  // The first one again: now the second one is refused as well.
  await post('/refresh', first)
  await post('/refresh', second)

  const third = await post('', ann)
  await post('/sign-out', third)
  await post('/refresh', third)
  // #endregion device

  const Authorization = `Bearer ${second.token}`
  const me = await send('GET /me', { Authorization })
  assert.equal(me.status, 200)
  const wrong = await send('POST /devices', {}, { ...ann, password: 'x' })
  assert.equal(wrong.status, 401)
  close()
}

main()
