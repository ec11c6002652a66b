import type { HttpMiddleware } from 'farrow-http'
import { createContext } from 'farrow-pipeline'
import { findUser, type User } from './accounts'
import { findSession } from './sessions'

export const sessionCookie = {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
} as const

export const UserContext = createContext<User | null>(null)

// Reads the cookie on each request.
export const readSession: HttpMiddleware = (request, next) => {
  const user = findUser(findSession(request.cookies?.sid ?? '') ?? '')
  if (user) UserContext.set(user)
  return next(request)
}
