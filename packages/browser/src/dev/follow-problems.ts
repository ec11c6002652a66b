import { type ShownProblem, showProblems } from './problem-overlay.ts'

export type Change = {
  readonly what: 'content' | 'theme'
  /** Whether the theme has thrown when the server rendered a page. */
  readonly hasThrown: boolean
}

/**
 * Shows the site's problems over the page, and calls back when the site has changed. The server sends `pagewright:problems`
 * and `pagewright:changed`, also in answer to `pagewright:connected`. A page of another build is told to reload instead.
 */
export function followProblems(buildId: string, onChange: (change: Change) => void): void {
  const hot = import.meta.hot
  if (hot === undefined) return
  let hasThrown = false
  hot.on('pagewright:problems', ({ problems }: { readonly problems: readonly ShownProblem[] }) => {
    hasThrown ||= problems.some(({ code }) => code === 'theme-throws')
    showProblems(problems)
  })
  hot.on('pagewright:changed', ({ what }: Pick<Change, 'what'>) => {
    onChange({ what, hasThrown })
    hasThrown = false
  })
  hot.send('pagewright:connected', { buildId })
}
