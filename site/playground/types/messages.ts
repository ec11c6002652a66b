import type { Program } from '../program.ts'
import type { Declarations, TypeService } from './types.ts'

/** The questions that the worker answers. */
export type Question = Exclude<keyof TypeService, 'update'>
export type QuestionInput<Q extends Question> = Parameters<TypeService[Q]>[0]
export type Answer<Q extends Question> = ReturnType<TypeService[Q]>

/** What the page tells the worker. The first message is `start`. */
export type ToWorker =
  | { readonly kind: 'start'; readonly compiler: string; readonly declarations: Declarations }
  | { readonly kind: 'update'; readonly program: Program }
  | { readonly kind: 'ask'; readonly id: number; readonly question: Question; readonly input: QuestionInput<Question> }

/** What the worker tells the page. Without an id, it could not be started. */
export type FromWorker =
  | { readonly kind: 'started' }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: Answer<Question> }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string }
  | { readonly kind: 'not started'; readonly message: string }
