import { once } from 'node:events'
import { type FileHandle, open } from 'node:fs/promises'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { type Compressor, encodingFor } from './compress.ts'
import { contentType, isText } from './content-type.ts'

export type SendInput = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** Headers besides those that describe the file itself. */
  readonly headers: Readonly<Record<string, string>>
  /** 200 by default. Conditions and ranges are about successful answers: with another status the whole file is sent. */
  readonly status?: number
  /** Without one, texts are sent uncompressed. */
  readonly compressor?: Compressor
}

/** The bytes to send: both ends are part of the range. */
type Range = { readonly start: number; readonly end: number }

/** What tells one version of a file from another. Sizes are in bytes, times in ms since 1970, in whole seconds. */
type Version = { readonly size: number; readonly modified: number; readonly etag: string }

/** A text that is smaller than this fits into one packet as it is. Bytes. */
const smallest = 1024

/**
 * Answers a GET or HEAD request with the file at an absolute path: with 304 when the client has it already, with the part
 * that is asked for, compressed when the client reads that. Resolves when the answer is sent. Rejects with the file system's
 * error before anything is sent when the file cannot be opened, and after that when it cannot be read or the client leaves.
 */
export async function sendFile(path: string, input: SendInput): Promise<void> {
  // The answer to a pipelined request gets the socket when those before it are sent. If the client leaves before that,
  // the wait never ends and is garbage; a file that was opened for it would stay open.
  if (input.response.socket === null) await once(input.response, 'socket')
  const file = await open(path)
  try {
    await answer(file, { ...input, path })
  } finally {
    await file.close()
  }
}

async function answer(file: FileHandle, input: SendInput & { readonly path: string }): Promise<void> {
  const { path, request, response, headers, status = 200, compressor } = input
  const version = versionOf(await file.stat())
  const { size, modified } = version
  const type = contentType(path)
  const compressible = compressor !== undefined && isText(type)
  // RFC 9110, 14.2: a range is defined for GET only.
  const requested = request.method === 'GET' ? request.headers.range : undefined
  const encoding = compressible && size >= smallest && requested === undefined ? encodingFor(request.headers['accept-encoding']) : null
  const etag = encoding === null ? version.etag : `W/${version.etag.replace(/"$/, `-${encoding}"`)}`
  const all = {
    ...headers,
    ETag: etag,
    'Last-Modified': new Date(modified).toUTCString(),
    ...(compressible ? { Vary: 'Accept-Encoding' } : {}),
  }
  if (status === 200 && isKnown(request.headers, { etag, modified })) return void response.writeHead(304, all).end()
  const whole = { ...all, 'Content-Type': type }
  if (compressor !== undefined && encoding !== null) {
    const body = await compressor.compress(`${version.etag} ${path}`, { encoding, read: () => file.readFile() })
    response.writeHead(status, { ...whole, 'Content-Encoding': encoding, 'Content-Length': body.length })
    return void response.end(request.method === 'HEAD' ? undefined : body)
  }
  const range = status === 200 ? rangeOf(requested, { condition: request.headers['if-range'], version }) : null
  if (range === 'unsatisfiable') return void response.writeHead(416, { ...all, 'Content-Range': `bytes */${size}` }).end()
  const { start, end } = range ?? { start: 0, end: size - 1 }
  response.writeHead(range === null ? status : 206, {
    ...whole,
    'Accept-Ranges': 'bytes',
    'Content-Length': end - start + 1,
    ...(range === null ? {} : { 'Content-Range': `bytes ${start}-${end}/${size}` }),
  })
  if (request.method === 'HEAD' || size === 0) response.end()
  else await pipeline(file.createReadStream({ start, end, autoClose: false }), response)
}

function versionOf({ size, mtimeMs }: { size: number; mtimeMs: number }): Version {
  return { size, modified: Math.floor(mtimeMs / 1000) * 1000, etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"` }
}

/** Whether a client has this version already (RFC 9110, 13.2.2): `If-None-Match` decides, and only without it the date. */
function isKnown(headers: IncomingHttpHeaders, { etag, modified }: Pick<Version, 'etag' | 'modified'>): boolean {
  const known = headers['if-none-match']
  if (known !== undefined) return known.trim() === '*' || known.split(',').some((tag) => opaque(tag) === opaque(etag))
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return !Number.isNaN(since) && modified <= since
}

function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}

/** The one range that a `Range` header asks for; null for the whole file, also when several ranges are asked for. */
function rangeOf(
  requested: string | undefined,
  { condition, version }: { condition: string | string[] | undefined; version: Version },
): Range | null | 'unsatisfiable' {
  const { size } = version
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(requested?.trim() ?? '')
  if (match === null || !stillHolds(condition, version)) return null
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return null
  if (first === '') return Number(last) === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - Number(last)), end: size - 1 }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return null
  return start >= size ? 'unsatisfiable' : { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}

/** Whether the part that a client has belongs to this version, by its `If-Range` header. */
function stillHolds(condition: string | string[] | undefined, { etag, modified }: Version): boolean {
  if (condition === undefined) return true
  if (typeof condition !== 'string') return false
  return condition.startsWith('"') ? condition === etag : Date.parse(condition) === modified
}
