import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Store } from '../cache/store.ts'
import { type BatchOf, type Reply, type ResultOf, type SetupOf, type TaskName, tasks, type WorkerInput } from './tasks.ts'

export type RunOptions<Name extends TaskName> = {
  /** What all batches need. Workers get a copy. */
  readonly setup: SetupOf<Name>
  readonly store: Store
  /** Whether there is enough to do for workers to pay for their start. */
  readonly isLarge: boolean
  readonly onDone?: (batch: BatchOf<Name>) => void
}

/** Runs a task for each batch, here or in a worker for each processor. Results are in order. Rejects with the first error, at the end. */
export async function runInWorkers<Name extends TaskName>(
  name: Name,
  batches: readonly BatchOf<Name>[],
  { setup, store, isLarge, onDone }: RunOptions<Name>,
): Promise<ResultOf<Name>[]> {
  if (batches.length === 0) return []
  const count = isLarge ? Math.min(availableParallelism(), batches.length) : 1
  const results: ResultOf<Name>[] = []
  let next = 0
  const runAll = async (work: (batch: BatchOf<Name>) => Promise<ResultOf<Name>>): Promise<void> => {
    for (let index = next++; index < batches.length; index = next++) {
      const batch = batches[index] as BatchOf<Name>
      results[index] = await work(batch)
      onDone?.(batch)
    }
  }
  if (count < 2) {
    await runAll((await tasks[name](setup as never, store)) as (batch: BatchOf<Name>) => Promise<ResultOf<Name>>)
    return results
  }
  const input: WorkerInput = { name, setup, storeFolder: store.folder }
  const runs = Array.from({ length: count }, async () => {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData: input })
    const ended = once(worker, 'exit').then(() => Promise.reject(new Error('A worker ended before its work was done')))
    ended.catch(() => {})
    try {
      await runAll(async (batch) => {
        worker.postMessage(batch)
        const [reply] = (await Promise.race([once(worker, 'message'), ended])) as [Reply<ResultOf<Name>>]
        if ('error' in reply) throw Object.assign(new Error(reply.error.message), reply.error)
        return reply.result
      })
    } finally {
      // The others find nothing left to do when one has failed.
      next = batches.length
      await worker.terminate()
    }
  })
  for (const run of await Promise.allSettled(runs)) if (run.status === 'rejected') throw run.reason
  return results
}

/** Cuts a list into batches of a size; the last one may be shorter. */
export function inBatches<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size))
}
