export { createPageReader } from './indexing/page-terms.ts'
export { type PageTerms, writeShards } from './indexing/write-shards.ts'
export { distances } from './look-up/correct-word.ts'
export type { Piece } from './look-up/cut-excerpt.ts'
export { type FindOptions, openSearch, type Search, type SearchAnswer } from './look-up/open-search.ts'
export type { SearchHit } from './look-up/to-hit.ts'
export { messagesIn } from './terms/names.ts'
export { toTermKey } from './terms/query.ts'
export {
  nameLength,
  type PageName,
  type PageText,
  type SearchManifest,
  type SitePart,
  searchVersion,
  toManifestFile,
  toSearchFile,
} from './terms/search-files.ts'
export { commonVerbs, generalStopWords } from './terms/stop-words.ts'
