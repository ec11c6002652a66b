/** The greatest length of a path, in characters. */
export const longestPath = 100

/** Whether this is a file inside of the program's folder: no absolute path, no `..`, nothing that a shell or an archive could misread. */
export function isPath(path: string): boolean {
  return path.length <= longestPath && /^(?:[a-z0-9_][\w-]*\/)*[a-z0-9_][\w.-]*\.(?:tsx?|json)$/i.test(path) && !path.includes('..')
}

/** Why a file cannot have a path. */
export type PathProblem = 'outside' | 'ending' | 'characters' | 'reserved' | 'taken'

/** What keeps a file from having this path beside the other files of its program. Null when it can have it. */
export function problemOfPath(path: string, others: readonly string[]): PathProblem | null {
  // Some file systems do not tell capital letters from small ones.
  const lower = path.toLowerCase()
  if (/^[/\\]|^[a-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)/.test(lower)) return 'outside'
  if (!/\.(?:tsx?|json)$/.test(lower)) return 'ending'
  if (!isPath(path)) return 'characters'
  if (lower === 'package.json' || lower === 'tsconfig.json') return 'reserved'
  return others.some((other) => other.toLowerCase() === lower) ? 'taken' : null
}
