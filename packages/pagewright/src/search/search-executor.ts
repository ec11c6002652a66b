import { availableParallelism } from 'node:os'
import { Tinypool } from 'tinypool'
import type { Store } from '../cache/store.ts'
import { type KeptShard, type MakeShards, makeShards } from './make-shards.ts'
import type { SearchTask } from './search-in-worker.ts'

/** Makes shards, one locale beside the other, until it is closed. */
export type SearchExecutor = { readonly makeShards: MakeShards; close(): Promise<void> }

/** Pages of all locales from which on workers pay for their start. */
const poolFrom = 300

/** In this thread, and in workers when there is much to do and the store is on disk. */
export function createSearchExecutor({ store, pages }: { store: Pick<Store, 'folder'>; pages: number }): SearchExecutor {
  if (pages < poolFrom || store.folder === '' || availableParallelism() < 2) return { makeShards, close: async () => {} }
  let pool: Tinypool | null = null
  return {
    makeShards: async (own, { id }) => {
      pool ??= new Tinypool({
        filename: new URL('./search-worker.mjs', import.meta.url).href,
        runtime: 'worker_threads',
        minThreads: 1,
        maxThreads: availableParallelism(),
      })
      return (await pool.run({ id, pages: own, storeFolder: store.folder } satisfies SearchTask)) as KeptShard[]
    },
    close: async () => {
      await pool?.destroy()
    },
  }
}
