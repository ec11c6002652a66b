import type { Draft, Lines, Program } from './program.ts'
import { limits, packProgram, readProgram } from './read-program.ts'

/** What the hash of an address says about the program to show. */
export type HashReading =
  | { readonly kind: 'program'; readonly program: Program; readonly request: Draft | null }
  | ({ readonly kind: 'sample' } & SampleAddress)
  /** The hash is empty, or it leads to a heading. */
  | { readonly kind: 'none' }
  | { readonly kind: 'damaged' }
  | { readonly kind: 'too-large' }

/** The name of an example or of a sample of the pages. */
export type SampleAddress = {
  readonly name: string
  /** The lines of it that a page shows. Null for the whole. */
  readonly lines: Lines | null
  /** The request that the reader who has shared the address had filled in. */
  readonly request: Draft | null
}

const codeStart = '#code='
const sampleStart = '#sample='
const requestStart = '&request='

/** The longest hash that is made or read, in characters. Browsers allow more, but many programs that pass addresses on do not. */
export const longestHash = 32_000

/** UTF-8 takes up to three bytes for each UTF-16 code unit, and JSON up to six characters for a control character. */
const mostBytes = limits.text * 3 + 10_000

/**
 * The program as the hash of an address: `#code=` and the program as JSON, compressed and in base64url. The part behind `#` never
 * leaves the browser. Null when the program and the request are too long for an address.
 */
export async function encodeProgram(program: Program, request: Draft | null = null): Promise<string | null> {
  const json = new TextEncoder().encode(JSON.stringify(packProgram(program)))
  const compressed = await new Response(through(json, new CompressionStream(format))).arrayBuffer()
  const hash = codeStart + toBase64Url(new Uint8Array(compressed)) + requestPart(request)
  return hash.length <= longestHash ? hash : null
}

/** The hash that leads to one of the examples, or to a sample of the pages, and to a request. */
export function sampleHash(name: string, request: Draft | null = null): string {
  return sampleStart + name + requestPart(request)
}

/** The part of a hash that holds a request, as text in the form of HTTP and in base64url. */
function requestPart(request: Draft | null): string {
  if (request === null) return ''
  const { method, url, headers, body } = request
  const text = `${method} ${url}\n${headers.replace(/\n\s*\n/g, '\n')}\n\n${body}`
  return requestStart + toBase64Url(new TextEncoder().encode(text))
}

/** A hash without the part that `requestPart` has made, and the request in that. Throws when there is such a part without a request. */
function splitRequest(hash: string): { readonly start: string; readonly request: Draft | null } {
  const [start = '', ...parts] = hash.split(requestStart)
  if (parts.length === 0) return { start, request: null }
  const text = new TextDecoder('utf-8', { fatal: true }).decode(fromBase64Url(parts.join()))
  const found = /^([A-Z]+) ([^\n]*)\n(.*?)\n\n(.*)$/s.exec(text)
  if (found === null) throw new TypeError('No request')
  const [, method = '', url = '', headers = '', body = ''] = found
  return { start, request: { method, url, headers, body } }
}

/**
 * Reads `#sample=topic/file` and `#sample=topic/file&lines=3-9`, also with a request at the end. Null for another hash, and when it holds
 * what cannot be a name.
 */
export function sampleIn(hash: string): SampleAddress | null {
  try {
    const { start, request } = splitRequest(hash)
    const [, name = '', from, to] = /^#sample=([\w-]+(?:\/[\w.-]+)*)(?:&lines=(\d{1,5})-(\d{1,5}))?$/.exec(start) ?? []
    if (name === '' || name.length > 100) return null
    return { name, lines: from === undefined ? null : { from: Number(from), to: Number(to) }, request }
  } catch {
    return null
  }
}

/** Reads the hash of an address, with its `#`. Never throws: whatever the hash holds, the result says what it is. */
export async function decodeHash(hash: string): Promise<HashReading> {
  if (hash.startsWith(sampleStart)) {
    const sample = sampleIn(hash)
    return sample === null ? { kind: 'damaged' } : { kind: 'sample', ...sample }
  }
  if (!hash.startsWith(codeStart)) return { kind: 'none' }
  if (hash.length > longestHash) return { kind: 'too-large' }
  try {
    const { start, request } = splitRequest(hash)
    const text = start.slice(codeStart.length)
    const compressed = fromBase64Url(text)
    // The last character has bits that mean nothing. A hash in which they are set is not one that was made here.
    if (toBase64Url(compressed) !== text) return { kind: 'damaged' }
    const json = await collect(through(compressed, new DecompressionStream(format)), mostBytes)
    if (json === null) return { kind: 'too-large' }
    const program = readProgram(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json)))
    return program === null ? { kind: 'damaged' } : { kind: 'program', program, request }
  } catch {
    return { kind: 'damaged' }
  }
}

/** Deflate with a checksum of four bytes at the end. Without it some damaged hashes would be read as another program. */
const format: CompressionFormat = 'deflate'

function through(bytes: Uint8Array<ArrayBuffer>, transform: CompressionStream | DecompressionStream) {
  return new Blob([bytes]).stream().pipeThrough(transform)
}

/** All bytes of a stream. Null as soon as there are more than `most`, so that a short hash cannot fill the memory. */
async function collect(stream: ReadableStream<Uint8Array<ArrayBuffer>>, most: number): Promise<ArrayBuffer | null> {
  const reader = stream.getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Blob(chunks).arrayBuffer()
    length += value.length
    if (length > most) {
      await reader.cancel().catch(() => {})
      return null
    }
    chunks.push(value)
  }
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Throws when the text is not base64url. */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}
