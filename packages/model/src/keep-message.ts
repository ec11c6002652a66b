/** What a tab asks the service worker to keep for a time without a network. */
export type KeepMessage = {
  /** Absolute URLs. */
  readonly urls: readonly string[]
  /** Whether the tab has just loaded them, so that the browser's own cache has them as they are now. */
  readonly loaded: boolean
}
