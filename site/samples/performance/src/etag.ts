import { createHash } from 'node:crypto'
import type { HttpMiddleware } from 'farrow-http'
import { textOf } from './text-of'

export const etag: HttpMiddleware = async ({ method, headers }, next) => {
  const response = await next()
  const text = textOf(response)
  const status = response.info.status?.code ?? 200
  if (method !== 'GET' || status !== 200 || text === null) return response

  const hash = createHash('sha1').update(text).digest('base64url')
  const tag = `W/"${hash}"`
  const known = String(headers?.['if-none-match'] ?? '').split(/,\s*/)

  const tagged = response.header('ETag', tag)
  return known.includes(tag) ? tagged.status(304).empty() : tagged
}
