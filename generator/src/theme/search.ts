export type { Piece } from '../browser/search/cut-excerpt.ts'
export { type FindOptions, openSearch, type Search, type SearchAnswer } from '../browser/search/open-search.ts'
export type { SearchHit, SearchSpot } from '../browser/search/to-hit.ts'
