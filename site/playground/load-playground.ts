/** Loads the component, and at the same time what runs programs, which would otherwise be asked for only when the component is there. */
export function loadPlayground(): Promise<typeof import('./Playground.tsx')> {
  // Pages are rendered in Node.js, where nothing is run.
  if (!import.meta.env.SSR) Promise.all([import('./runner/index.ts'), import('virtual:playground-runtime')]).catch(ignore)
  return import('./Playground.tsx')
}

/** Errors are ignored here, because the code is requested again when it is needed. */
function ignore(): void {}
