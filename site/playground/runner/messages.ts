import type { Program } from '../program.ts'
import type { HttpRequest, RunEvent } from './runner.ts'

/** What the page asks of the worker. Each command is answered under its id. */
export type Command =
  | { readonly kind: 'run'; readonly program: Program }
  | { readonly kind: 'request'; readonly request: HttpRequest }
  | { readonly kind: 'validate'; readonly input: { readonly path: string; readonly name: string; readonly json: string } }
  | { readonly kind: 'match'; readonly input: { readonly pattern: string; readonly url: string } }
  | { readonly kind: 'ping' }

export type ToWorker = Command & { readonly id: number }

/** What the worker tells. The page takes none of it for granted, because the program runs in the same worker. */
export type FromWorker =
  | { readonly kind: 'ready' }
  /** The program has used up its memory and is to be ended. */
  | { readonly kind: 'full' }
  | { readonly kind: 'event'; readonly event: RunEvent }
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }

/** What the page asks of the frame's document. A port comes with `start`: the worker talks to the page through it. */
export type ToFrame =
  /** The script that each worker runs. */
  | { readonly kind: 'load'; readonly script: Blob }
  | { readonly kind: 'start'; readonly id: number }
  /** Ends the worker that was started under this id. */
  | { readonly kind: 'stop'; readonly id: number }

/** Limits in UTF-16 code units, lines and ms. */
export const limits = {
  /** One text that a program prints. */
  text: 20_000,
  /** All that it prints during a run. */
  output: 200_000,
  lines: 1000,
  /** The body of an answer. */
  body: 1_000_000,
  /** A program that is busy for longer without a pause is ended. */
  pause: 3000,
  /** A request is given up. */
  answer: 10_000,
  /** Buffers and single large values. Bytes. */
  memory: 50_000_000,
  /** All files of a program. */
  program: 500_000,
} as const
