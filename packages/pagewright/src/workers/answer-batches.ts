import { parentPort, workerData } from 'node:worker_threads'
import { folderStore } from '../cache/store.ts'
import type { Reply, Task, WorkerInput } from './run-in-workers.ts'

/** What a worker does: answers each batch that it is sent. */
export async function answerBatches(task: Task<unknown, unknown, unknown>): Promise<void> {
  const { setup, storeFolder } = workerData as WorkerInput
  const work = await task.create(setup, folderStore(storeFolder))
  parentPort?.on('message', async (batch) => {
    parentPort?.postMessage(await work(batch).then((result) => ({ result }), toReply))
  })
}

function toReply(error: unknown): Reply<never> {
  const { message, stack, code, syscall, path } = error as NodeJS.ErrnoException
  return { error: { message, stack, ...(code === undefined ? {} : { code, syscall, path }) } }
}
