import type { HttpMiddleware } from 'farrow-http'
import { useLog } from './access'

const hide = (key: string, value: unknown) =>
  /password|token|secret/i.test(key) ? '…' : value

const show = (body: unknown) =>
  typeof body === 'string'
    ? `${body.length} characters of text`
    : JSON.stringify(body ?? null, hide).slice(0, 1000)

export const logBody: HttpMiddleware = (request, next) => {
  useLog()({ body: show(request.body) })
  return next(request)
}
