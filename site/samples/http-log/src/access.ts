import { randomUUID } from 'node:crypto'
import type { HttpMiddleware, Response } from 'farrow-http'
import { createContext } from 'farrow-pipeline'

type Fields = Record<string, string | number>
export type Write = (entry: Fields) => void

const LogContext = createContext<Write | null>(null)

/** Writes an entry that carries the id of the current request. */
export const useLog = (): Write => LogContext.assert()

const statusOf = ({ info }: Response): number => {
  if (info.status) return info.status.code
  if (info.body?.type === 'redirect') return 302
  return !info.body || info.body.type === 'empty' ? 204 : 200
}

export const accessLog = (
  write: Write,
  now: () => number = () => performance.now(),
): HttpMiddleware => {
  return async (request, next) => {
    const { method = 'GET', pathname } = request
    const id: string = request.headers?.['x-request-id'] ?? randomUUID()
    const start = now()
    const done = (fields: Fields) => {
      const ms = Math.round(now() - start)
      write({ id, method, pathname, ...fields, ms })
    }

    LogContext.set((fields) => write({ id, ...fields }))
    try {
      const response = await next()
      done({ status: statusOf(response) })
      return response.header('X-Request-Id', id)
    } catch (error) {
      const { statusCode = 500, message = '' } = Object(error)
      done({ status: statusCode, error: message })
      throw error
    }
  }
}
