import type { RunEvent, Runner } from './runner.ts'

/** Makes a runner. Nothing is loaded before its first use. */
export function createRunner(_options: { readonly onEvent: (event: RunEvent) => void }): Runner {
  throw new Error('Programs cannot be run yet.')
}
