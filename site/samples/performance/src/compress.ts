import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { HttpMiddleware } from 'farrow-http'
import { textOf } from './text-of'

const zip = promisify(gzip)

// A quality of 0 refuses gzip.
const takesGzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i

export const compress: HttpMiddleware = async ({ headers }, next) => {
  const response = (await next()).vary('Accept-Encoding')
  const text = textOf(response)
  const accepted = String(headers?.['accept-encoding'] ?? '')

  if (text === null || Buffer.byteLength(text) < 1024) return response
  if (!takesGzip.test(accepted)) return response

  return response
    .header('Content-Encoding', 'gzip')
    .buffer(await zip(text))
}
