import { createContext } from 'farrow-pipeline'
import type { HttpMiddleware } from 'farrow-http'

const ReaderContext = createContext('guest')

export const useReader = () => ReaderContext.get()

export const identify: HttpMiddleware = (request, next) => {
  const name = request.headers?.['x-reader']

  if (name) {
    ReaderContext.set(name)
  }

  return next()
}
