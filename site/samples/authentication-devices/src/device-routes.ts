import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { HttpError, Response, Router } from 'farrow-http'
import { checkPassword, findUser } from './accounts'
import type { createTokens } from './tokens'
import type { User } from './user'

const lifetime = 60 * 24 * 60 * 60 * 1000

type Device = { name: string; signIn: string; ends: number; used: boolean }

// A table in your program. Its hashes are useless to whoever reads them.
const devices = new Map<string, Device>()
const toKey = (token: string) =>
  createHash('sha256').update(token).digest('hex')

const create = (name: string, signIn: string): string => {
  const token = randomBytes(32).toString('base64url')
  const ends = Date.now() + lifetime
  devices.set(toKey(token), { name, signIn, ends, used: false })
  return token
}

const endSignIn = (signIn: string) => {
  for (const [key, device] of devices)
    if (device.signIn === signIn) devices.delete(key)
}

// A refresh token works once. If it comes again, somebody has a copy.
const use = (token: string): Device | undefined => {
  const device = devices.get(toKey(token))
  if (!device || device.ends < Date.now()) return undefined
  if (device.used) endSignIn(device.signIn)
  else device.used = true
  return devices.get(toKey(token))
}

type Tokens = ReturnType<typeof createTokens>

export const createDeviceRoutes = ({ sign }: Tokens) => {
  const routes = Router()

  const answer = async (user: User, signIn: string) =>
    Response.json({
      token: await sign(user),
      refreshToken: create(user.name, signIn),
    })

  const login = { name: String, password: String }
  routes.post('/', { body: login }).use(async ({ body }) => {
    const user = await checkPassword(body.name, body.password)
    if (!user) throw new HttpError('Wrong name or password', 401)
    return answer(user, randomUUID())
  })

  const refresh = { refreshToken: String }
  routes.post('/refresh', { body: refresh }).use(async ({ body }) => {
    const device = use(body.refreshToken)
    const user = device && findUser(device.name)
    if (!user) throw new HttpError('Sign in again', 401)
    return answer(user, device.signIn)
  })

  routes.post('/sign-out', { body: refresh }).use(({ body }) => {
    const device = use(body.refreshToken)
    if (device) endSignIn(device.signIn)
    return Response.status(204)
  })

  return routes
}
