import type { Place, Program } from '../program.ts'

/** What a program does while it runs. All texts come from the program: show them as text, never as HTML. */
export type RunEvent =
  | { readonly kind: 'console'; readonly level: 'log' | 'info' | 'warn' | 'error'; readonly text: string; readonly place?: Place }
  /** A syntax error or an uncaught error. `stack` is what Node.js prints of it, if that is more than its name, message and place. */
  | { readonly kind: 'error'; readonly name: string; readonly message: string; readonly place?: Place; readonly stack?: string }
  | { readonly kind: 'listening'; readonly port: number }
  /** The program prints too much. Its further output is not reported. */
  | { readonly kind: 'cut' }
  | { readonly kind: 'ended'; readonly reason: 'finished' | 'time' | 'memory' | 'stopped' }

export type HttpRequest = {
  readonly method: string
  /** A path with a query, such as `/books/1?full=true`, or a whole URL. */
  readonly url: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body?: string
}

export type HttpAnswer = {
  readonly status: number
  readonly statusText: string
  /** As the program set them. A name that was set twice, such as `set-cookie`, stands here twice. */
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** Without the lines of a stack that are the runner's own. */
  readonly body: string
  /** Milliseconds between the request and the end of the answer, as the program saw them. */
  readonly ms: number
}

/**
 * Why a request has no answer: no server listens; there was none within ten seconds; the program broke it off; the program was ended.
 */
export type RequestFailure = 'not-listening' | 'no-answer' | 'broken-off' | 'stopped'

/**
 * A route as the program declares it. `url` is Farrow's pattern, e.g. `/books/<id:int>`; `body` is a JSON text that the route's schema
 * of the body accepts, where it has one.
 */
export type ProgramRoute = { readonly method: string; readonly url: string; readonly body?: string }

export type RunResult = { readonly ok: boolean; readonly listening: boolean; readonly routes: readonly ProgramRoute[] }

export type ValidateResult =
  /** `value` is the value that the schema made of the input, printed as the console prints values. */
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly message: string; readonly path: readonly (string | number)[] }

export type MatchResult =
  | { readonly ok: true; readonly params: unknown; readonly query: unknown }
  | { readonly ok: false; readonly message: string }

/** Runs programs in a worker of the sandboxed frame, where they can reach neither the site nor the network. */
export type Runner = {
  /** Loads what runs programs and starts a worker, so that the first run is faster. Rejects when that cannot be loaded. */
  prepare(): Promise<void>
  /**
   * Ends what runs and starts the program. Settles when its modules have been evaluated; a server may go on listening. Mistakes of the
   * program become events; only a failure to load the runner itself, such as a lost connection, rejects.
   */
  run(program: Program): Promise<RunResult>
  /** Sends a request to the server that the program listens with. Requests are answered one after the other. */
  request(request: HttpRequest): Promise<HttpAnswer | { readonly failed: RequestFailure }>
  /** Checks a JSON text against the schema that is called `name` in the file `path` of the program that was run last. */
  validate(input: { readonly path: string; readonly name: string; readonly json: string }): Promise<ValidateResult>
  /** Matches a URL against a pattern of Farrow's router. It needs no program. */
  match(input: { readonly pattern: string; readonly url: string }): Promise<MatchResult>
  /** Ends what runs. */
  stop(): void
  /** Ends what runs and removes the frame. */
  dispose(): void
}
