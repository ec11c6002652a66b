/** A message in which a tab asks the service worker to keep files for reading offline. */
export type KeepMessage = {
  /** Absolute URLs. */
  readonly urls: readonly string[]
  /** Whether the tab has just loaded the files, so that the browser's cache has their current content. */
  readonly loaded: boolean
}
