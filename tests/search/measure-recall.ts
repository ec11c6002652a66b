import type { GoldenQuery } from './golden.ts'

/** How well a search answers queries. Rates are between 0 and 1. */
export type Recall = {
  readonly queries: number
  /** Share of the queries whose first result is a right one. */
  readonly first: number
  /** Share of the queries that have a right one among their first eight results. */
  readonly found: number
  /** The queries without a right page at the first place, with the page that is there. */
  readonly wrong: readonly string[]
}

const shown = 8

/** Asks queries of one locale. `find` resolves to the paths of the pages found, relative to the locale's base, the best first. */
export async function measureRecall(queries: readonly GoldenQuery[], find: (query: string) => Promise<readonly string[]>): Promise<Recall> {
  let first = 0
  let found = 0
  const wrong: string[] = []
  for (const { query, first: right } of queries) {
    const paths = (await find(query)).slice(0, shown)
    if (right.includes(paths[0] ?? 'nothing')) first++
    else wrong.push(`${query}: ${paths[0] ?? 'nothing'}`)
    if (right.some((path) => paths.includes(path))) found++
  }
  return { queries: queries.length, first: first / queries.length, found: found / queries.length, wrong }
}
