import type { Islands } from '@pagewright/browser'
import type { islands } from '../../islands.ts'
import { loadPlayground } from '../../playground/load-playground.ts'

export { prepareTry, watchTryLinks } from '../../playground/watch-try-links.ts'

// While the page is hydrated, its playground is fetched.
if (!import.meta.env.SSR && document.querySelector('[data-island=playground]') !== null) loadPlayground().catch(() => {})

/** The components that texts can use, each loaded when a reader comes near one. */
export default {
  exercise: () => import('../../playground/exercises/Exercise.tsx'),
  playground: loadPlayground,
  pattern: () => import('./Pattern.tsx'),
  schema: () => import('./Schema.tsx'),
  'status-code': () => import('./StatusCode.tsx'),
} satisfies Islands<typeof islands>
