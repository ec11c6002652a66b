/** A text file of the output, relative to its folder. */
export type OutputText = { readonly file: string; readonly content: string }

/** The runtime's module script as documents name it. */
export type Entry = {
  /** URL path with the mount. */
  readonly src: string
  /** Subresource Integrity; null in development. */
  readonly integrity: string | null
}

/** The whole theme's style sheet, inlined into every document. */
export type Styles = {
  /** For the head. */
  readonly first: string
  /** For where the theme's shell has its `deferredStyles`; may be empty. */
  readonly deferred: string
}

/** The bundle for browsers. */
export type ClientBundle = {
  /** Identifies the build: it changes when a script or a style changes. */
  readonly buildId: string
  readonly entry: Entry
  readonly styles: Styles
  /** The inline script. */
  readonly starter: string
  /** Scripts for the output folder. */
  readonly files: readonly OutputText[]
  /** Those that the runtime imports, also when they are needed, without what only these import: the code of pages. */
  readonly scripts: readonly string[]
}
