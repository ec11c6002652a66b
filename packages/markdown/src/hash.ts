import { createHash } from 'node:crypto'

/** Short content hash: 20 hexadecimal digits (80 bits) of SHA-256 over the parts, each with its length. */
export function hash(...parts: readonly (string | Uint8Array)[]): string {
  const digest = createHash('sha256')
  for (const part of parts) {
    digest.update(`${typeof part === 'string' ? Buffer.byteLength(part) : part.byteLength}:`)
    digest.update(part)
  }
  return digest.digest('hex').slice(0, 20)
}
