import { wrongType } from './coded-error.ts'

type Encoding = 'utf8' | 'utf-8' | 'hex' | 'base64' | 'base64url' | 'latin1' | 'binary' | 'ascii'
type Source = string | ArrayBuffer | ArrayLike<number> | Iterable<number>

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** Node's Buffer, as far as texts and bodies need it. */
export class Buffer extends Uint8Array<ArrayBuffer> {
  constructor(source: ArrayBuffer | number, start?: number, length?: number) {
    super(source as ArrayBuffer, start, length)
  }

  static override from(source: Source, encoding?: Encoding | unknown): Buffer {
    if (typeof source === 'string') return toBuffer(bytesOf(source, (encoding as Encoding | undefined) ?? 'utf8'))
    if (source instanceof ArrayBuffer) return new Buffer(source)
    return toBuffer(Uint8Array.from(source as Iterable<number>))
  }

  static alloc(size: number, fill: number | string = 0): Buffer {
    const buffer = new Buffer(size)
    const bytes = typeof fill === 'string' ? bytesOf(fill, 'utf8') : new Uint8Array([fill])
    for (let index = 0; index < size && bytes.length > 0; index++) buffer[index] = bytes[index % bytes.length] ?? 0
    return buffer
  }

  static allocUnsafe(size: number): Buffer {
    return new Buffer(size)
  }

  static isEncoding(name: string): boolean {
    return /^(?:utf-?8|hex|base64|base64url|latin1|binary|ascii)$/i.test(name)
  }

  static isBuffer(value: unknown): value is Buffer {
    return value instanceof Buffer
  }

  static byteLength(source: string | ArrayBuffer | ArrayBufferView, encoding: Encoding = 'utf8'): number {
    if (typeof source === 'string') return bytesOf(source, encoding).length
    if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return source.byteLength
    throw wrongType('string', { wanted: 'of type string or an instance of Buffer or ArrayBuffer', value: source })
  }

  static concat(list: readonly Uint8Array[], length = list.reduce((sum, part) => sum + part.length, 0)): Buffer {
    const buffer = new Buffer(length)
    let at = 0
    for (const part of list) {
      buffer.set(part.subarray(0, Math.max(0, length - at)), at)
      at += part.length
    }
    return buffer
  }

  static compare(one: Uint8Array, other: Uint8Array): number {
    for (let index = 0; index < Math.min(one.length, other.length); index++) {
      const difference = (one[index] ?? 0) - (other[index] ?? 0)
      if (difference !== 0) return Math.sign(difference)
    }
    return Math.sign(one.length - other.length)
  }

  equals(other: Uint8Array): boolean {
    return Buffer.compare(this, other) === 0
  }

  // In Node.js a slice shares the memory of its buffer.
  override slice(start?: number, end?: number): Buffer {
    return this.subarray(start, end)
  }

  override subarray(start?: number, end?: number): Buffer {
    return toBuffer(super.subarray(start, end))
  }

  override toString(encoding: Encoding = 'utf8', start = 0, end = this.length): string {
    const part = this.subarray(start, end)
    if (encoding === 'utf8' || encoding === 'utf-8') return decoder.decode(part)
    if (encoding === 'hex') return Array.from(part, (byte) => byte.toString(16).padStart(2, '0')).join('')
    const binary = Array.from(part, (byte) => String.fromCharCode(encoding === 'ascii' ? byte & 127 : byte)).join('')
    if (encoding === 'base64') return btoa(binary)
    if (encoding === 'base64url') return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
    return binary
  }

  override indexOf(value: string | number | Uint8Array, from = 0): number {
    if (typeof value === 'number') return super.indexOf(value & 255, from)
    const wanted = Buffer.from(value)
    for (let at = Math.max(0, from < 0 ? this.length + from : from); at + wanted.length <= this.length; at++)
      if (wanted.every((byte, index) => this[at + index] === byte)) return at
    return -1
  }

  override includes(value: string | number | Uint8Array, from = 0): boolean {
    return this.indexOf(value, from) >= 0
  }

  override fill(value: string | number | Uint8Array, start = 0, end = this.length): this {
    const bytes = typeof value === 'number' ? [value] : Buffer.from(value)
    for (let at = start; at < end; at++) this[at] = bytes[(at - start) % bytes.length] ?? 0
    return this
  }

  copy(target: Uint8Array, to = 0, start = 0, end = this.length): number {
    const part = super.subarray(start, Math.min(end, start + target.length - to))
    target.set(part, to)
    return part.length
  }

  write(text: string, at = 0): number {
    return Buffer.from(text).copy(this, at)
  }

  toJSON(): { readonly type: 'Buffer'; readonly data: readonly number[] } {
    return { type: 'Buffer', data: [...this] }
  }
}

/** `readUInt16BE`, `writeDoubleLE` and the like. */
const numbers = ['Int8', 'Uint8', 'Int16', 'Uint16', 'Int32', 'Uint32', 'Float32', 'Float64', 'BigInt64', 'BigUint64'] as const
for (const kind of numbers) {
  const size = Number(/\d+/.exec(kind)?.[0]) / 8
  const called = kind.replace('Float32', 'Float').replace('Float64', 'Double')
  for (const end of size === 1 ? [''] : ['LE', 'BE']) {
    const viewOf = (buffer: Buffer): DataView => new DataView(buffer.buffer, buffer.byteOffset, buffer.length)
    for (const name of new Set([called, called.replace('Uint', 'UInt')])) {
      const methods = {
        [`read${name}${end}`](this: Buffer, at = 0) {
          return viewOf(this)[`get${kind}`](at, end === 'LE')
        },
        [`write${name}${end}`](this: Buffer, value: never, at = 0) {
          viewOf(this)[`set${kind}`](at, value, end === 'LE')
          return at + size
        },
      }
      for (const [method, value] of Object.entries(methods)) Object.defineProperty(Buffer.prototype, method, { value, writable: true })
    }
  }
}

function toBuffer(bytes: Uint8Array<ArrayBufferLike>): Buffer {
  return new Buffer(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.length)
}

function bytesOf(text: string, encoding: Encoding): Uint8Array {
  if (encoding === 'utf8' || encoding === 'utf-8') return encoder.encode(text)
  if (encoding === 'hex') return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  const isBase64 = encoding === 'base64' || encoding === 'base64url'
  const binary = isBase64
    ? atob(
        text
          .replaceAll('-', '+')
          .replaceAll('_', '/')
          .replace(/[^A-Za-z0-9+/]/g, ''),
      )
    : text
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}

export default { Buffer }
