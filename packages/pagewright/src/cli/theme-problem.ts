import { type Problem, toProblem } from '@pagewright/model'

/** Describes what a component of the theme threw while a page was rendered; null for an error from elsewhere. */
export function themeProblem(error: unknown): Problem | null {
  if (!(error instanceof Error)) return null
  const [first = ''] = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  // The theme and React are rendered from one bundle in the cache.
  if (!/[/\\]server-[0-9a-f]+\.mjs/.test(first)) return null
  const component = /^\s+at (\w+) \(/.exec(first)?.[1]
  const where = component === undefined ? '' : ` in ${component}`
  return toProblem('theme-throws', {
    file: null,
    message: `The theme throws${where} while a page is rendered: ${error.message}`,
    hint: 'Components render every page in Node.js as well as in browsers',
  })
}
