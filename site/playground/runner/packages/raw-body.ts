import bytes from 'bytes'
import { Buffer } from '../node/buffer.ts'
import type { Readable } from '../node/stream.ts'

type Options = { readonly limit?: string | number; readonly length?: number; readonly encoding?: string }

/** Stands in for `raw-body`, which brings the tables of a hundred encodings: reads a body as UTF-8, with the same errors. */
export default async function rawBody(stream: Readable, { limit, length, encoding }: Options = {}): Promise<string | Buffer> {
  const most = limit === undefined ? null : bytes.parse(limit)
  const parts: Uint8Array[] = []
  let received = 0
  const tooLarge = (): Error =>
    Object.assign(new Error('request entity too large'), {
      status: 413,
      statusCode: 413,
      type: 'entity.too.large',
      limit: most,
      length,
      received,
    })
  if (most !== null && length !== undefined && length > most) throw tooLarge()
  for await (const part of stream) {
    parts.push(part as Uint8Array)
    received += (part as Uint8Array).length
    if (most !== null && received > most) throw tooLarge()
  }
  const body = Buffer.concat(parts)
  if (length !== undefined && received !== length) {
    throw Object.assign(new Error('request size did not match content length'), {
      status: 400,
      statusCode: 400,
      expected: length,
      received,
    })
  }
  return encoding === undefined ? body : body.toString().replace(/^\ufeff/, '')
}
