import { createHash } from 'node:crypto'

export { hash } from '@pagewright/markdown'

/** A hash for Subresource Integrity and for a Content-Security-Policy: `sha256-…`. A longer one would make every document larger. */
export function integrity(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}
