import { HttpError, type HttpMiddleware } from 'farrow-http'
import { createContext } from 'farrow-pipeline'

// Who makes the current request.
export const MemberContext = createContext<string | null>(null)

export const currentMember = (): string => {
  const member = MemberContext.get()
  if (member === null) throw new HttpError('Sign in first', 401)
  return member
}

// Stands for the session of a real program.
export const readMember: HttpMiddleware = (request, next) => {
  const name = request.headers?.['x-member']
  if (typeof name === 'string') MemberContext.set(name)
  return next(request)
}
