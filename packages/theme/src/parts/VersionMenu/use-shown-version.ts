import { keepStored, type NavLink, type PageData, readStored } from '@pagewright/browser'
import { useEffect, useState } from 'react'

const key = 'docs-preferred-version-default'

/** Name of the version that links to docs lead to: the page's own or, outside of the docs, the one that the reader chose, if any. */
export function useShownVersion(page: PageData, versions: readonly string[]): string | null {
  const [preferred, setPreferred] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reader may have chosen on the page before
  useEffect(() => setPreferred(readPreferredVersion(versions)), [versions, page.path])
  return 'version' in page ? page.version.name : preferred
}

/** The path of a link in a version. Unchanged without a version, and for links that do not lead to docs. */
export function toVersionPath({ to, inVersions }: Pick<NavLink, 'to' | 'inVersions'>, version: string | null): string {
  return (version === null ? undefined : inVersions?.[version]) ?? to
}

/** The version that the reader chose earlier. A stored name that no version has is deleted. */
function readPreferredVersion(names: readonly string[]): string | null {
  const stored = readStored(key)
  if (stored === null || names.includes(stored)) return stored
  keepStored(key, null)
  return null
}

/** Stores the reader's choice, where storage is allowed. */
export function keepPreferredVersion(name: string): void {
  keepStored(key, name)
}
