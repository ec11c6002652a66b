import { once } from 'node:events'
import { statSync } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { mimes } from 'mrmime'

type SendInput = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly headers: Readonly<Record<string, string>>
  /** 200 by default. Conditions and ranges are about successful answers: with another status the whole file is sent. */
  readonly status?: number
  readonly mayCompress?: boolean
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
  const { request, response, status = 200, mayCompress = false } = input
  const version = versionOf(statSync(path))
  const type = contentType(path)
  const isCompressible = mayCompress && isText(type)
  const headers = { ...input.headers, ...(isCompressible ? { Vary: 'Accept-Encoding' } : {}) }
  // RFC 9110, 14.2: a range is defined for GET only.
  const requested = request.method === 'GET' ? request.headers.range : undefined
  const isWorthIt = isCompressible && version.size >= smallest && requested === undefined
  const encoding = isWorthIt ? encodingFor(request.headers['accept-encoding']) : null
  const etag = encoding === null ? version.etag : `W/${version.etag.replace(/"$/, `-${encoding}"`)}`
  const validators = validatorsOf({ ...version, etag })
  const conditions = status === 200 ? request.headers : {}
  if (asksForOther(conditions, { ...version, etag })) response.writeHead(412, headers).end()
  else if (isKnown(conditions, { ...version, etag })) response.writeHead(304, { ...headers, ...validators }).end()
  else if (encoding === null) await sendPlain(path, { request, response, status, requested, headers: { ...headers, 'Content-Type': type } })
  else {
    const body = await compress(await readFile(path), encoding)
    const described = { 'Content-Type': type, 'Content-Encoding': encoding, 'Content-Length': body.length }
    response.writeHead(status, { ...headers, ...validators, ...described })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}

type PlainInput = Required<Omit<SendInput, 'mayCompress'>> & { readonly requested: string | undefined }

/** Sends a file, or the range of it that is asked for, without compressing it. */
async function sendPlain(path: string, { request, response, status, requested, headers }: PlainInput): Promise<void> {
  // The answer to a pipelined request gets the socket when those before it are sent. If the client leaves before that,
  // the wait never ends and is garbage; a file that was opened for it would stay open.
  if (response.socket === null) await once(response, 'socket')
  const file = await open(path)
  try {
    // Of the file that is open now: a build may have replaced it since it was looked at.
    const version = versionOf(await file.stat())
    const { size } = version
    const all = { ...headers, ...validatorsOf(version), 'Accept-Ranges': 'bytes' }
    const range = status === 200 ? rangeOf(requested, { condition: request.headers['if-range'], version }) : null
    if (range === 'unsatisfiable') return void response.writeHead(416, { ...all, 'Content-Range': `bytes */${size}` }).end()
    const { start, end } = range ?? { start: 0, end: size - 1 }
    const part = range === null ? {} : { 'Content-Range': `bytes ${start}-${end}/${size}` }
    response.writeHead(range === null ? status : 206, { ...all, ...part, 'Content-Length': end - start + 1 })
    if (request.method === 'HEAD' || size === 0) response.end()
    else await pipeline(file.createReadStream({ start, end, autoClose: false }), response)
  } finally {
    await file.close()
  }
}

function validatorsOf({ etag, modified }: Pick<Version, 'etag' | 'modified'>): Record<string, string> {
  return { ETag: etag, 'Last-Modified': new Date(modified).toUTCString() }
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

/** Whether a client asks for another version only (RFC 9110, 13.2.2), for instance because it has the beginning of that one already. */
function asksForOther(headers: IncomingHttpHeaders, { etag, modified }: Pick<Version, 'etag' | 'modified'>): boolean {
  const wanted = headers['if-match']
  // The header compares strongly: a weak tag, as compressed answers have, never fits.
  if (wanted !== undefined) return wanted.trim() !== '*' && !wanted.split(',').some((tag) => tag.trim() === etag && !etag.startsWith('W/'))
  const since = Date.parse(headers['if-unmodified-since'] ?? '')
  return !Number.isNaN(since) && modified > since
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

type Encoding = 'br' | 'gzip'

function compress(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(content, { level: 6 })
  // Level 5 takes a thirtieth of the time of level 11, and gives a tenth more bytes.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  return promisify(brotliCompress)(content, { params })
}

/** The best encoding that an `Accept-Encoding` header allows; null for none. */
function encodingFor(accepted: string | string[] | undefined): Encoding | null {
  const wanted = String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.replace(/;.*$/, '').trim())
  return wanted.includes('br') ? 'br' : wanted.includes('gzip') || wanted.includes('x-gzip') ? 'gzip' : null
}

/** By extension. The library lacks the first, and takes a `.ts` file for a video, which is TypeScript here. */
const types: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...mimes, ico: 'image/x-icon', ts: 'text/plain', mts: 'text/plain', tsx: 'text/plain' }),
)

/** The `Content-Type` of a file by its path, of the system or of a URL, with the character set of texts. Feeds say of which kind they are. */
export function contentType(file: string): string {
  const feed = /(?:^|[\\/])(?:(rss|atom)\.xml|(feed)\.json)$/.exec(file)
  const known = types.get(/\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? '') ?? 'application/octet-stream'
  const type = feed === null ? known : `application/${feed[1] === undefined ? 'feed+json' : `${feed[1]}+xml`}`
  return isText(type) ? `${type}; charset=utf-8` : type
}

/** Whether a content type is one of text: such a file is worth compressing. */
export function isText(type: string): boolean {
  return /^text\/|[/+](?:json|xml)\b/.test(type)
}
