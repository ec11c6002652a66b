import type { Islands } from '@pagewright/browser'
import type { islands } from '../../islands.ts'

/** The components that texts can use, each loaded when a reader comes near one. */
export default {
  exercise: () => import('../../playground/exercises/Exercise.tsx'),
  playground: () => import('../../playground/Playground.tsx'),
  'status-code': () => import('./StatusCode.tsx'),
} satisfies Islands<typeof islands>
