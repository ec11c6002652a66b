import compiler from 'virtual:playground/compiler'
import declarationsUrl from 'virtual:playground/declarations'
import type { Program } from '../program.ts'
import type { Answer, FromWorker, Question, QuestionInput, ToWorker } from './messages.ts'
import type { Declarations } from './types.ts'

/** The compiler in its worker. */
export type Types = {
  /** Replaces the program that questions are about. */
  update(program: Program): void
  /** Asks about the program as it was given last. Rejects when the compiler throws, or after `stop`. */
  ask<Q extends Question>(question: Q, input: QuestionInput<Q>): Promise<Answer<Q>>
  stop(): void
}

/**
 * Fetches the compiler and the declarations, and starts the compiler in a worker. Rejects when they cannot be fetched, e.g. without
 * a network before they were ever used.
 */
export async function startTypes(): Promise<Types> {
  const response = await fetch(declarationsUrl)
  if (!response.ok) throw new Error(`The declarations cannot be loaded: ${response.status}`)
  const declarations = (await response.json()) as Declarations
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const tell = (message: ToWorker): void => worker.postMessage(message)
  const open = new Map<number, { settle: (answer: Answer<Question>) => void; fail: (error: Error) => void }>()
  const failAll = (error: Error): void => {
    for (const { fail } of open.values()) fail(error)
    open.clear()
    worker.terminate()
  }
  await new Promise<void>((resolve, reject) => {
    worker.onerror = ({ message }) => {
      const error = new Error(message || 'The compiler cannot be loaded')
      failAll(error)
      reject(error)
    }
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'started') return resolve()
      if (data.kind === 'not started') return reject(new Error(data.message))
      const asked = open.get(data.id)
      open.delete(data.id)
      if (data.kind === 'answer') asked?.settle(data.answer)
      else asked?.fail(new Error(data.message))
    }
    tell({ kind: 'start', compiler: new URL(compiler, location.href).href, declarations })
  }).catch((error: unknown) => {
    worker.terminate()
    throw error
  })
  let asked = 0
  let changed: Program | null = null
  return {
    update: (program) => {
      changed = program
    },
    ask: <Q extends Question>(question: Q, input: QuestionInput<Q>) =>
      new Promise<Answer<Q>>((resolve, reject) => {
        // A key press costs no message; only a question does.
        if (changed !== null) tell({ kind: 'update', program: changed })
        changed = null
        asked += 1
        open.set(asked, { settle: resolve as (answer: Answer<Question>) => void, fail: reject })
        tell({ kind: 'ask', id: asked, question, input })
      }),
    stop: () => failAll(new Error('The compiler was stopped')),
  }
}
