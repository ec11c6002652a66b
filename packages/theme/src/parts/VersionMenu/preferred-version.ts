import { keepStored, readStored } from '@pagewright/browser'

const key = 'docs-preferred-version-default'

/** The version that the reader chose earlier. A stored name that no version has is deleted. */
export function readPreferredVersion(names: readonly string[]): string | null {
  const stored = readStored(key)
  if (stored === null || names.includes(stored)) return stored
  keepStored(key, null)
  return null
}

/** Stores the reader's choice, where storage is allowed. */
export function keepPreferredVersion(name: string): void {
  keepStored(key, name)
}
