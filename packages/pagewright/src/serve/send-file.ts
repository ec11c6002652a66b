import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { type Compressor, type Encoding, encodingFor } from './compress.ts'
import { isKnown, rangeOf } from './conditions.ts'
import { contentType, isText } from './content-types.ts'
import type { ServedFile } from './list-files.ts'

export type SendInput = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly compressor: Compressor
  /** Headers besides those of the file itself. */
  readonly headers: Readonly<Record<string, string>>
  /** Answers that are no success come whole: neither conditions nor ranges are about them. */
  readonly status: number
}

/** Below this, compression saves no packet. Bytes. */
const smallest = 1024

/** Sends a file: 304 to who has it, compressed to who reads that, the part that is asked for. Rejects when it cannot be read. */
export async function sendFile(file: ServedFile, { request, response, compressor, headers, status }: SendInput): Promise<void> {
  const text = isText(file.path)
  const encoding =
    text && file.size >= smallest && request.headers.range === undefined ? encodingFor(request.headers['accept-encoding']) : null
  const etag = encoding === null ? file.etag : `W/${file.etag.replace(/"$/, `-${encoding}"`)}`
  const all = {
    'Content-Type': contentType(file.path),
    ...headers,
    ETag: etag,
    'Last-Modified': new Date(file.modified).toUTCString(),
    ...(text ? { Vary: 'Accept-Encoding' } : {}),
  }
  for (const [name, value] of Object.entries(all)) response.setHeader(name, value)
  if (status === 200 && isKnown(request.headers, { etag, modified: file.modified })) {
    response.removeHeader('Content-Type')
    response.writeHead(304).end()
    return
  }
  if (encoding !== null) return sendCompressed(file, { encoding, response, request, compressor, status })
  const range = status === 200 ? rangeOf(request.headers, file) : null
  response.setHeader('Accept-Ranges', 'bytes')
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Range': `bytes */${file.size}` }).end()
    return
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 }
  response.writeHead(range === null ? status : 206, {
    'Content-Length': end - start + 1,
    ...(range === null ? {} : { 'Content-Range': `bytes ${start}-${end}/${file.size}` }),
  })
  if (request.method === 'HEAD' || file.size === 0) response.end()
  // A reader who leaves early ends the pipeline with an error that is nobody's.
  else pipeline(createReadStream(file.path, { start, end }), response, () => {})
}

type CompressedInput = Pick<SendInput, 'request' | 'response' | 'compressor' | 'status'> & { readonly encoding: Encoding }

async function sendCompressed(file: ServedFile, { encoding, request, response, compressor, status }: CompressedInput): Promise<void> {
  const content = await compressor.compress(file, encoding)
  response.writeHead(status, { 'Content-Encoding': encoding, 'Content-Length': content.length })
  response.end(request.method === 'HEAD' ? undefined : content)
}
