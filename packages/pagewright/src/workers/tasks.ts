import { parentPort, workerData } from 'node:worker_threads'
import { folderStore, type Store } from '../cache/store.ts'
import type { CompileSetup } from '../content/load-content.ts'
import type { SocialCard } from '../plan/plan-social-images.ts'
import type { RenderTaskSetup } from '../render/render-page.ts'

/** The tasks that may run in workers. Each makes, of its setup, the function that does one batch; the code is loaded when it is needed. */
export const tasks = {
  compile: async (setup: CompileSetup, store: Store) => (await import('../content/load-content.ts')).createCompiler(setup, store),
  index: async (_setup: null, store: Store) => (await import('../search/make-index.ts')).createIndexer(store),
  render: async (setup: RenderTaskSetup, store: Store) => (await import('../render/render-page.ts')).createRenderer(setup, store),
  draw: async (setup: { readonly root: string }, _store: Store) => {
    const { paint } = (await import('../output/social-images/social-images.ts')).createPainter(setup)
    return async (cards: readonly SocialCard[]) => {
      for (const card of cards) await paint(card)
    }
  },
}

export type TaskName = keyof typeof tasks
export type SetupOf<Name extends TaskName> = Parameters<(typeof tasks)[Name]>[0]
type WorkOf<Name extends TaskName> = Awaited<ReturnType<(typeof tasks)[Name]>>
export type BatchOf<Name extends TaskName> = Parameters<WorkOf<Name>>[0]
export type ResultOf<Name extends TaskName> = Awaited<ReturnType<WorkOf<Name>>>

/** What a worker is started with. */
export type WorkerInput = { readonly name: TaskName; readonly setup: unknown; readonly storeFolder: string }

/** A worker's answer to a batch. Of an error it keeps what tells errors apart, since their classes do not leave a thread. */
export type Reply<Result> =
  | { readonly result: Result }
  | { readonly error: { readonly message: string } & Readonly<Record<string, unknown>> }

/** What a worker does: answers each batch that it is sent. */
export async function answerBatches(): Promise<void> {
  const { name, setup, storeFolder } = workerData as WorkerInput
  const work = (await tasks[name](setup as never, folderStore(storeFolder))) as (batch: unknown) => Promise<unknown>
  parentPort?.on('message', async (batch) => {
    parentPort?.postMessage(await work(batch).then((result) => ({ result }), toReply))
  })
}

function toReply(error: unknown): Reply<never> {
  const { message, stack, code, syscall, path } = error as NodeJS.ErrnoException
  return { error: { message, stack, ...(code === undefined ? {} : { code, syscall, path }) } }
}
