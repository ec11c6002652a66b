/** The store no longer has what it is known to have had: a build that begins with an empty cache makes it again. */
export class CacheLost extends Error {
  /** Kept when the error comes out of a worker, where its class is lost. */
  readonly code = 'CACHE_LOST'

  constructor(what: string) {
    super(`The cache has lost ${what}. Run again with --no-cache`)
  }
}

/** Whether an error is a `CacheLost`, also one of a worker. */
export function isCacheLost(error: unknown): boolean {
  return (error as { readonly code?: unknown } | null)?.code === 'CACHE_LOST'
}
