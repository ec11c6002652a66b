import { folderStore } from '../cache/store.ts'
import { type KeptShard, makeShards } from './make-shards.ts'
import type { SearchedPage } from './searched-pages.ts'

/** What a worker is given: the pages of one locale. */
export type SearchTask = { readonly id: string; readonly pages: readonly SearchedPage[]; readonly storeFolder: string }

/** What a worker does: makes the shards of one locale. */
export function searchInWorker({ id, pages, storeFolder }: SearchTask): Promise<KeptShard[]> {
  return makeShards(pages, { id, store: folderStore(storeFolder) })
}
