import { HttpError, type HttpMiddleware } from 'farrow-http'
import { createContext } from 'farrow-pipeline'

export type Role = 'member' | 'admin'
export type User = { name: string; role: Role }

// Who makes the current request; null as long as nobody has signed in.
export const UserContext = createContext<User | null>(null)

export const currentUser = (role?: Role): User => {
  const user = UserContext.get()
  if (!user) throw new HttpError('Sign in first', 401)
  if (role && user.role !== role) {
    throw new HttpError(`Only for the role ${role}`, 403)
  }
  return user
}

export const only =
  (role?: Role): HttpMiddleware =>
  (request, next) => {
    currentUser(role)
    return next(request)
  }
