interface Window {
  /** What the starter and the shell, two bundles, know of each other. */
  __pagewright?: import('./bridge.ts').Bridge
}

interface Navigator {
  /** Network Information API: Chromium only. */
  readonly connection?: { readonly effectiveType: string; readonly saveData: boolean }
}

interface Document {
  /** Whether the document is rendered ahead of being shown: Chromium only. */
  readonly prerendering?: boolean
}
