import { Buffer } from './buffer.ts'
import { missing } from './missing.ts'

export function randomBytes(size: number): Buffer {
  return Buffer.from(globalThis.crypto.getRandomValues(new Uint8Array(size)))
}

export function randomUUID(): string {
  const bytes = randomBytes(16)
  bytes[6] = ((bytes[6] ?? 0) & 15) | 64
  bytes[8] = ((bytes[8] ?? 0) & 63) | 128
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

export function randomInt(min: number, max?: number): number {
  const [from, to] = max === undefined ? [0, min] : [min, max]
  return from + Math.floor(Math.random() * (to - from))
}

export function timingSafeEqual(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) throw new RangeError('Input buffers must have the same byte length')
  return one.every((byte, index) => byte === other[index])
}

export const createHmac = missing('crypto.createHmac')
export const webcrypto = globalThis.crypto
export default { randomBytes, randomUUID, randomInt, timingSafeEqual, createHmac, webcrypto }

/**
 * The global `crypto`. Browsers do not take the frame of programs for a secure context, since it has no origin, and leave some of it out.
 */
export function completeCrypto(): void {
  const subtle = { get: () => missing('crypto.subtle')(), configurable: true }
  if (webcrypto.randomUUID === undefined) Object.defineProperty(webcrypto, 'randomUUID', { value: randomUUID, configurable: true })
  if (webcrypto.subtle === undefined) Object.defineProperty(webcrypto, 'subtle', subtle)
}
