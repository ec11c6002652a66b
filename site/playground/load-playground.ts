import { sampleIn } from './hash.ts'
import { loadSample } from './load-sample.ts'
import { loadRuntime } from './runner/runtime-script.ts'

/**
 * Loads the component, and at the same time what the first run needs, which would otherwise be asked for only when the component is there:
 * a worker, and the sample that a hash names.
 */
export function loadPlayground(hash?: string): Promise<typeof import('./Playground.tsx')> {
  // Pages are rendered in Node.js, where nothing is run.
  if (!import.meta.env.SSR) prepareRun(hash ?? location.hash).catch(ignore)
  // A second `import()` would take until after the next frame, which would be without the playground.
  playground ??= import('./Playground.tsx').catch((error: unknown) => {
    playground = null
    throw error
  })
  return playground
}

let playground: Promise<typeof import('./Playground.tsx')> | null = null

async function prepareRun(hash: string): Promise<void> {
  loadRuntime().catch(ignore)
  const runner = import('./runner/index.ts')
  const name = sampleIn(hash)?.name
  // The names of samples have a slash, those of examples have none.
  if (name?.includes('/')) loadSample(name).catch(ignore)
  await (await runner).prepareWorker()
}

/** Errors are ignored here, because everything is requested again when it is needed. */
function ignore(): void {}
