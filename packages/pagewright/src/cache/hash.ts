import { createHash } from 'node:crypto'

export { hash } from '@pagewright/markdown'

/** `sha256-…`: Subresource Integrity, and a source of a Content-Security-Policy. Longer hashes would weigh more in every document. */
export function integrity(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}
