let loaded: typeof import('./editor/index.ts') | null = null

/** Loads the editor. Rejects where pages are rendered: the bundle for that does without it. */
export async function loadEditor(): Promise<typeof import('./editor/index.ts')> {
  if (import.meta.env.SSR) throw new Error('There is no editor in Node.js')
  loaded ??= await import('./editor/index.ts')
  return loaded
}

/** The editor, if it has been loaded before: then it can be there at once. */
export function loadedEditor(): typeof import('./editor/index.ts') | null {
  return loaded
}
