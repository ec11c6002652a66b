import { HttpError, type HttpMiddleware } from 'farrow-http'
import { createContext } from 'farrow-pipeline'

const UserContext = createContext<string | null>(null)

export const withUser: HttpMiddleware = (request, next) => {
  UserContext.set(request.headers?.['x-user'] ?? null)
  return next()
}

export const useUser = (): string => {
  const user = UserContext.get()
  if (user === null) throw new HttpError('Sign in first', 401)
  return user
}
