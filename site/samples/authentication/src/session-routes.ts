import {
  HttpError,
  Response,
  Router,
  type HttpMiddleware,
} from 'farrow-http'
import { checkPassword, findUser } from './accounts'
import { createSession, endSession, findSession, lifetime } from './sessions'
import { UserContext } from './user'

const cookieName = 'sid'

// Reads the cookie on each request.
export const readSession: HttpMiddleware = (request, next) => {
  const id = request.cookies?.[cookieName]
  const name = id && findSession(id)
  const user = name && findUser(name)
  if (user) UserContext.set(user)
  return next(request)
}

const cookie = { httpOnly: true, sameSite: 'lax', path: '/' } as const

export const createSessionRoutes = ({ secure }: { secure: boolean }) => {
  const routes = Router()

  const login = { name: String, password: String }
  routes.post('/', { body: login }).use(async ({ body }) => {
    const user = await checkPassword(body.name, body.password)
    if (!user) throw new HttpError('Wrong name or password', 401)

    const options = { ...cookie, secure, maxAge: lifetime }
    return Response.json({ name: user.name }).cookie(
      cookieName,
      createSession(user.name),
      options,
    )
  })

  const cookies = { [cookieName]: String }
  routes.delete('/', { cookies }).use((request) => {
    endSession(request.cookies[cookieName])
    return Response.status(204).cookie(cookieName, null, { ...cookie, secure })
  })

  return routes
}
