import type { Body } from '@pagewright/markdown'
import { CacheLost } from '../cache/cache-lost.ts'
import type { Store } from '../cache/store.ts'

/** The compiled text with a key. Throws `CacheLost` when the store does not have it. */
export function readBody(store: Pick<Store, 'read'>, key: string): Body {
  const body = store.read<Body>('body', key)
  if (body === null) throw new CacheLost(`the compiled text ${key}`)
  return body
}
