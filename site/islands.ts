import type { IslandDeclarations } from '@pagewright/browser'
import { exerciseIds } from './playground/exercises/exercise-pages.ts'

/** The components that texts can use, with their options. `theme/islands/index.ts` has the components themselves. */
export const islands = {
  exercise: { id: exerciseIds },
  playground: {},
  pattern: { pattern: 'string', url: 'string' },
  schema: { of: ['hotel'], 'first?': 'string' },
  'status-code': { 'code?': 'number' },
} as const satisfies IslandDeclarations
