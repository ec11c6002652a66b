/** The store no longer has what it is known to have had: a build that begins with an empty cache makes it again. */
export class CacheLost extends Error {
  /** Kept when the error comes out of a worker, where its class is lost. */
  readonly code = 'CACHE_LOST'

  constructor(what: string) {
    super(`The cache has lost ${what}. Run again with --no-cache`)
  }
}

/**
 * Whether an error says that the cache in a folder (an absolute path) has lost something: a `CacheLost`, also one of a worker, or a
 * file that is missing there. Another build with --no-cache may have deleted it.
 */
export function isCacheLost(error: unknown, folder: string): boolean {
  const { code, path = '' } = error as NodeJS.ErrnoException
  return code === 'CACHE_LOST' || (code === 'ENOENT' && path.startsWith(folder))
}
