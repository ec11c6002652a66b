import { keepStored, orNull, readStored } from '@pagewright/browser'
import type { Program } from './program.ts'
import { packProgram, readProgram } from './read-program.ts'

/**
 * What a reader has written, kept by the browser. Each example has a place of its own; of shared programs only the last one that
 * was changed is kept, because their number has no limit.
 */
const place = (origin: string): string => `playground:${origin.startsWith('#') ? 'shared' : origin}`

type Kept = { readonly origin: string; readonly program: unknown }

/** What was written last over the program from `origin`: the name of an example, or the hash of a shared program. Null if nothing was. */
export function readSaved(origin: string): Program | null {
  // Null if it is not JSON; something else may also be stored under this key.
  const kept = orNull(() => JSON.parse(readStored(place(origin)) ?? 'null') as Partial<Kept> | null)
  return kept?.origin === origin ? readProgram(kept.program) : null
}

/** Keeps the program for the next visit. False when the browser keeps nothing, e.g. as its space is used up, or the program is too long. */
export function save(origin: string, program: Program): boolean {
  const packed = packProgram(program)
  try {
    if (readProgram(packed) === null) return false
    localStorage.setItem(place(origin), JSON.stringify({ origin, program: packed } satisfies Kept))
    return true
  } catch {
    return false
  }
}

/** Forgets what was written over the program from `origin`. */
export function forget(origin: string): void {
  keepStored(place(origin), null)
}
