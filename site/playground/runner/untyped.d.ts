declare module 'bytes' {
  const bytes: { parse(text: string | number): number | null }
  export default bytes
}
declare module 'qs' {
  export function parse(text: string): Record<string, unknown>
}
declare module 'farrow-pipeline/asyncTracerImpl.node' {
  export function enable(): void
  export function disable(): void
}
declare module 'virtual:playground-runtime' {
  /** The URL of the classic script that runs programs in a worker. Empty while pages are rendered. */
  const url: string
  export default url
}

interface ImportMeta {
  /** Set by Vite. */
  readonly env: { readonly BASE_URL: string; readonly SSR: boolean }
}
