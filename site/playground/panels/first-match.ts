import type { MatchResult } from '../runner/index.ts'

export type FirstMatch = { readonly pattern: string; readonly url: string; readonly result: MatchResult }

/** What the panel of the playground begins with. */
export const usual: FirstMatch = {
  pattern: '/users/<id:int>?<tag?:string>',
  url: '/users/7?tag=new',
  result: { ok: true, params: { id: 7 }, query: { tag: 'new' } },
}

/**
 * What Farrow makes of the URLs that panels begin with, so that a page shows a result before it has loaded Farrow. A test compares the
 * results with those of Farrow, and finds panels of texts that are missing here.
 */
export const firstMatches: readonly FirstMatch[] = [
  usual,
  {
    pattern: '/notes?<tag?:string>&<limit?:int>',
    url: '/notes?tag=home&limit=2',
    result: { ok: true, params: {}, query: { tag: 'home', limit: 2 } },
  },
  {
    pattern: '/shelves/<id:int>/<part?:string>?<sort:string>&<max?:int>',
    url: '/shelves/7/top?sort=name',
    result: { ok: true, params: { id: 7, part: 'top' }, query: { sort: 'name' } },
  },
]
