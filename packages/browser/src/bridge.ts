/** How the starter and the shell, two bundles, talk: an object on `window`, made by the starter. */
export type Bridge = {
  /** Whether a reader waits for the shell: it then hydrates at once instead of when the browser is idle. */
  wanted: boolean
  /** Called when a reader begins to wait. The shell puts its own function here. */
  hurry: () => void
  /** Called with `true` when the shell has taken over, with `false` when it cannot, or has crashed. */
  settle: (ready: boolean) => void
}
