import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { folderStore, type Store } from '../cache/store.ts'

/** Work that can be done here or in workers, each of which loads it by the file and the name of its export. */
export type Task<Setup, Batch, Result> = {
  /** Path below `src` of the module that exports the task. It is one of the entries in `cache/own-code.mjs`. */
  readonly file: string
  /** The name of the export. */
  readonly name: string
  /** Makes, of what all batches need, the function that does one batch. */
  create(setup: Setup, store: Store): Promise<(batch: Batch) => Promise<Result>>
}

/** What a worker is started with. */
type WorkerInput = { readonly file: string; readonly name: string; readonly setup: unknown; readonly storeFolder: string }

/** A worker's answer to a batch. Of an error it keeps what tells errors apart, since their classes do not leave a thread. */
type Reply<Result> = { readonly result: Result } | { readonly error: { readonly message: string } & Readonly<Record<string, unknown>> }

export type RunOptions<Setup, Batch> = {
  /** What all batches need. Workers get a copy. */
  readonly setup: Setup
  readonly store: Store
  /** Whether there is enough to do for workers to pay for their start. */
  readonly isLarge: boolean
  readonly onDone?: (batch: Batch) => void
}

/**
 * Runs a task for each batch, here or in a worker for each processor. Results are in order. After an error, it waits until all workers have
 * stopped, and rejects with the error of the first worker that has one, in the order in which they were started.
 */
export async function runInWorkers<Setup, Batch, Result>(
  task: Task<Setup, Batch, Result>,
  batches: readonly Batch[],
  { setup, store, isLarge, onDone }: RunOptions<Setup, Batch>,
): Promise<Result[]> {
  if (batches.length === 0) return []
  const count = isLarge ? Math.min(availableParallelism(), batches.length) : 1
  const results: Result[] = []
  let next = 0
  const runAll = async (work: (batch: Batch) => Promise<Result>): Promise<void> => {
    for (let index = next++; index < batches.length; index = next++) {
      const batch = batches[index] as Batch
      results[index] = await work(batch)
      onDone?.(batch)
    }
  }
  if (count < 2) {
    await runAll(await task.create(setup, store))
    return results
  }
  const input: WorkerInput = { file: task.file, name: task.name, setup, storeFolder: store.folder }
  const runs = Array.from({ length: count }, async () => {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData: input })
    const ended = once(worker, 'exit').then(() => Promise.reject(new Error('A worker ended before its work was done')))
    ended.catch(() => {})
    try {
      await runAll(async (batch) => {
        worker.postMessage(batch)
        const [reply] = (await Promise.race([once(worker, 'message'), ended])) as [Reply<Result>]
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

/** What a worker does: answers each batch that it is sent. */
export async function answerBatches(task: Task<unknown, unknown, unknown>): Promise<void> {
  const { setup, storeFolder } = workerData as WorkerInput
  const work = await task.create(setup, folderStore(storeFolder))
  parentPort?.on('message', async (batch) => {
    parentPort?.postMessage(await work(batch).then((result) => ({ result }), toReply))
  })
}

function toReply(error: NodeJS.ErrnoException): Reply<never> {
  const { message, stack, code, syscall, path } = error
  return { error: { message, stack, ...(code === undefined ? {} : { code, syscall, path }) } }
}

/** Cuts a list into batches of a size; the last one may be shorter. */
export function inBatches<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size))
}
