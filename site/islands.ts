import type { IslandDeclarations } from '@pagewright/browser'

/** The components that texts can use, with their options. `theme/islands/index.ts` has the components themselves. */
export const islands = {
  'status-code': { 'code?': 'number' },
} as const satisfies IslandDeclarations
