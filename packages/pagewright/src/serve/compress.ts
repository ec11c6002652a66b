import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** Compresses a text for sending it once. */
export function compress(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(content, { level: 6 })
  // Level 5 takes a thirtieth of the time of level 11, and gives a tenth more bytes.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  return promisify(brotliCompress)(content, { params })
}

/** The best encoding that an `Accept-Encoding` header allows; null for none. */
export function encodingFor(accepted: string | string[] | undefined): Encoding | null {
  const wanted = String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.replace(/;.*$/, '').trim())
  return wanted.includes('br') ? 'br' : wanted.includes('gzip') || wanted.includes('x-gzip') ? 'gzip' : null
}
