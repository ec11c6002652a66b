interface Window {
  /** How the inline starter and the runtime, which are two separate bundles, communicate. Set by the starter, which loads the runtime. */
  __pagewright: import('./starter/early-clicks.ts').Bridge
  /** The commands that wait for Google's library. */
  dataLayer?: unknown[]
}

interface Navigator {
  /** The Network Information API, which only Chromium has. */
  readonly connection?: { readonly effectiveType: string; readonly saveData: boolean }
}

interface Document {
  /** Whether the browser renders the document before the reader has opened it. Only Chromium does that. */
  readonly prerendering?: boolean
}
