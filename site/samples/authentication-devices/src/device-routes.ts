import { createHash, randomBytes } from 'node:crypto'
import { HttpError, Response, Router } from 'farrow-http'
import { checkPassword, findUser } from './accounts'
import type { createTokens } from './tokens'
import type { User } from './user'

const lifetime = 60 * 24 * 60 * 60 * 1000

// A table in your program. Whoever reads its hashes has no tokens.
const devices = new Map<string, { name: string; expires: number }>()
const toKey = (token: string) =>
  createHash('sha256').update(token).digest('hex')

const create = (name: string): string => {
  const token = randomBytes(32).toString('base64url')
  devices.set(toKey(token), { name, expires: Date.now() + lifetime })
  return token
}

// A refresh token works once.
const takeName = (token: string): string | undefined => {
  const device = devices.get(toKey(token))
  devices.delete(toKey(token))
  return device && device.expires > Date.now() ? device.name : undefined
}

type Tokens = ReturnType<typeof createTokens>

export const createDeviceRoutes = ({ sign }: Tokens) => {
  const routes = Router()

  const answer = async (user: User) =>
    Response.json({
      token: await sign(user),
      refreshToken: create(user.name),
    })

  const login = { name: String, password: String }
  routes.post('/', { body: login }).use(async ({ body }) => {
    const user = await checkPassword(body.name, body.password)
    if (!user) throw new HttpError('Wrong name or password', 401)
    return answer(user)
  })

  const refresh = { refreshToken: String }
  routes.post('/refresh', { body: refresh }).use(async ({ body }) => {
    const user = findUser(takeName(body.refreshToken) ?? '')
    if (!user) throw new HttpError('Sign in again', 401)
    return answer(user)
  })

  routes.post('/sign-out', { body: refresh }).use(({ body }) => {
    takeName(body.refreshToken)
    return Response.status(204)
  })

  return routes
}
