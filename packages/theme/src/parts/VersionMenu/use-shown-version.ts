import type { NavLink, PageData } from '@pagewright/browser'
import { useEffect, useState } from 'react'
import { readPreferredVersion } from './preferred-version.ts'

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
