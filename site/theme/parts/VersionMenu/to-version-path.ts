import type { VersionLink } from 'pagewright/theme'

/**
 * Moves a docs path to another version; other paths, and a version of that name that does not exist, leave it as it is.
 * Versions differ by a piece of path before the doc's own: `/docs/tutorial/why` and `/docs/1.x/tutorial/why`.
 */
export function toVersionPath(path: string, { versions, name }: { versions: readonly VersionLink[]; name: string | null }): string {
  const wanted = versions.findIndex((version) => version.name === name)
  if (wanted < 0) return path
  const roots = toRoots(versions.map(({ mainPath }) => mainPath))
  const target = roots[wanted]
  const source = roots.filter((root) => path.startsWith(`${root}/`)).sort((a, b) => b.length - a.length)[0]
  if (target === undefined || source === undefined) return path
  return target + path.slice(source.length)
}

/** What is left of each path, of one or more, without the end that all have in common. */
function toRoots(paths: readonly string[]): string[] {
  const pieces = paths.map((path) => path.split('/'))
  let common = 0
  while (pieces.every((parts) => parts.length > common + 2 && parts.at(-1 - common) === pieces[0]?.at(-1 - common))) common++
  return pieces.map((parts) => parts.slice(0, parts.length - common).join('/'))
}
