import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { HttpMiddleware } from 'farrow-http'
import { textOf } from './text-of'

const zip = promisify(gzip)

export const compress: HttpMiddleware = async ({ headers }, next) => {
  const response = (await next()).vary('Accept-Encoding')
  const text = textOf(response)
  const accepted = String(headers?.['accept-encoding'] ?? '')

  if (text === null || text.length < 1024) return response
  if (!/\bgzip\b/.test(accepted)) return response

  return response
    .header('Content-Encoding', 'gzip')
    .buffer(await zip(text))
}
