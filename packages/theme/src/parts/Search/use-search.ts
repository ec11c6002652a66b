import type { SiteData } from '@pagewright/browser'
import { useEffect, useState } from 'react'
import { createFinder, type Filter, type Found } from './create-finder.ts'

export type SearchState = {
  /** The query that `found` belongs to. The last results stay while the next query runs. */
  readonly answered: string
  /** Results by language: the page's own first, then those of other languages that have what the own one lacks. */
  readonly found: readonly Found[]
  readonly isPending: boolean
  readonly hasFailed: boolean
  /** Shows more of the results. */
  readonly showMore: () => void
  readonly retry: () => void
}

type Answer = Pick<SearchState, 'answered' | 'found' | 'hasFailed'>

const step = 8
const nothing: Answer = { answered: '', found: [], hasFailed: false }

type SearchOptions = {
  readonly site: SiteData
  readonly filter: Filter
  /** Called with a filter that leaves nothing, which has to be dropped then. */
  readonly dropFilter: () => void
}

/** Runs a query whenever it changes. Results that arrive after the next change are dropped. */
export function useSearch(typed: string, { site, filter, dropFilter }: SearchOptions): SearchState {
  const query = typed.trim()
  const [finder] = useState(createFinder)
  const [wanted, setWanted] = useState({ query: '', most: step, attempt: 0 })
  const [answer, setAnswer] = useState(nothing)
  const { most, attempt } = wanted.query === query ? wanted : { most: step, attempt: 0 }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` only triggers the effect again, and `dropFilter` does the same always
  useEffect(() => {
    if (query === '') {
      finder.prepare(site)
      setAnswer(nothing)
      return
    }
    const control = new AbortController()
    const { signal } = control
    const settle = (next: Answer): void => {
      if (!signal.aborted) setAnswer(next)
    }
    finder.find(typed, { site, most, ...filter, signal }).then(
      (found) => {
        if (found[0]?.total !== 0 || (filter.part ?? filter.kind) === undefined) settle({ answered: query, found, hasFailed: false })
        else if (!signal.aborted) dropFilter()
      },
      () => settle({ answered: query, found: [], hasFailed: true }),
    )
    return () => control.abort()
  }, [query, most, attempt, filter, finder, site])

  return {
    ...answer,
    isPending: query !== answer.answered,
    showMore: () => setWanted({ query, most: most + step, attempt }),
    retry: () => setWanted({ query, most, attempt: attempt + 1 }),
  }
}
