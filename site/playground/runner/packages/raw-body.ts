import bytes from 'bytes'
import { Buffer } from '../node/buffer.ts'
import type { Readable } from '../node/stream.ts'

type Options = { readonly limit?: string | number; readonly length?: number; readonly encoding?: string }

/** A class of errors with a status, whose name is in their stacks. */
function errorOf(name: string, status: number): new (message: string) => Error {
  const Made = class extends Error {}
  Object.assign(Made.prototype, { name, status, statusCode: status })
  return Object.defineProperty(Made, 'name', { value: name })
}

const PayloadTooLargeError = errorOf('PayloadTooLargeError', 413)
const BadRequestError = errorOf('BadRequestError', 400)

/** Stands in for `raw-body`, which brings the tables of a hundred encodings: reads a body as UTF-8, with the same errors. */
export default async function rawBody(stream: Readable, { limit, length, encoding }: Options = {}): Promise<string | Buffer> {
  const most = limit === undefined ? null : bytes.parse(limit)
  const parts: Uint8Array[] = []
  let received = 0
  const tooLarge = (): Error =>
    Object.assign(new PayloadTooLargeError('request entity too large'), {
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
    throw Object.assign(new BadRequestError('request size did not match content length'), {
      expected: length,
      received,
    })
  }
  return encoding === undefined ? body : body.toString().replace(/^\ufeff/, '')
}
