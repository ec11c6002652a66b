import type { NavLink, PageData, VersionLink } from '@pagewright/browser'
import { useEffect, useState } from 'react'
import { readPreferredVersion } from './preferred-version.ts'

/** Name of the version that links to docs lead to: that of the page, elsewhere the one the reader prefers, if any. */
export function useShownVersion(page: PageData, versions: readonly VersionLink[]): string | null {
  const [preferred, setPreferred] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice may have been made on the page before
  useEffect(() => setPreferred(readPreferredVersion(versions.map(({ name }) => name))), [versions, page.path])
  return page.type === 'doc' ? page.version.name : preferred
}

/** Where a link leads in a version; where it always leads without one, and out of the docs. */
export function toVersionPath({ to, inVersions }: Pick<NavLink, 'to' | 'inVersions'>, version: string | null): string {
  return (version === null ? undefined : inVersions?.[version]) ?? to
}
