import type { InLanguages } from '../in-language.ts'

/** A text in English and Chinese, and in further languages where somebody has translated it. */
export type Texts = InLanguages<string> & { readonly 'zh-cn': string }

/** A JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** One request to the reader's program, and the response that is expected. */
export type Check = {
  readonly request: {
    /** Default: GET. */
    readonly method?: string
    /** A path with a query, such as `/books/1?full=true`. */
    readonly url: string
    readonly headers?: Readonly<Record<string, string>>
    /** Sent as JSON. */
    readonly body?: Json
  }
  readonly expect: {
    readonly status?: number
    /** The answer's body as JSON. Objects may have more keys than are listed here; lists are compared as a whole. */
    readonly json?: Json
    /** A text that the body of the response contains. */
    readonly text?: string
    /** Values of headers, by their names in lower case. */
    readonly headers?: Readonly<Record<string, string>>
  }
  /** Says what the program should do. It is shown below the request when the response is not the expected one. */
  readonly missing: Texts
}

/** What a reader is asked to program. The task itself stands in the page. */
export type Exercise = {
  /** The file that is shown first. It is also the one that is run. */
  readonly entry: string
  /** Made one after the other, in one run of the program. */
  readonly checks: readonly [Check, ...Check[]]
}

/** Declares an exercise; an editor then completes and checks its keys. */
export function defineExercise(exercise: Exercise): Exercise {
  return exercise
}
