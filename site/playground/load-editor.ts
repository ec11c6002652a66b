let loaded: typeof import('./editor/index.ts') | null = null

/** Loads the editor. It is a chunk of its own, which is also kept out of the bundle that renders pages in Node.js. */
export async function loadEditor(): Promise<typeof import('./editor/index.ts')> {
  loaded ??= await import('./editor/index.ts')
  return loaded
}

/** The editor, if it has been loaded before: then it can be there at once. */
export function loadedEditor(): typeof import('./editor/index.ts') | null {
  return loaded
}
