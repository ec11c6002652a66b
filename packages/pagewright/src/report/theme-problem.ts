import { type Problem, toProblem } from '@pagewright/model'
import { placeOfThrown, placesOf } from './place-of-thrown.ts'

/** The bundle of the theme and React for Node.js, which lies in the cache. */
const serverBundle = /[/\\]server-[0-9a-f]+\.mjs$/

/** An error that carries a problem, thrown where the theme cannot be bundled or a page cannot be rendered. */
export class ThrownProblem extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.message)
    this.problem = problem
  }
}

/** An error that a component threw while a page was rendered, as a problem in its file; null for an error from elsewhere. */
export function themeProblem(error: unknown, root: string): Problem | null {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const bundle = placesOf(stack).find(({ file }) => serverBundle.test(file))?.file
  if (!(error instanceof Error) || bundle === undefined) return null
  const place = placeOfThrown(error, { bundle, root })
  // Without a place, all functions on the way are React's.
  const component = place === null ? undefined : /^\s+at (\w+) \(/m.exec(stack)?.[1]
  return toProblem('theme-throws', {
    ...(place ?? { file: null, span: null }),
    message: `The theme throws${component === undefined ? '' : ` in ${component}`} while a page is rendered: ${error.message}`,
    hint: place === null ? null : 'Components render every page in Node.js as well as in browsers',
  })
}
