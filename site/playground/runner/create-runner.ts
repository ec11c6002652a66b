import { type Frame, openFrame } from './open-frame.ts'
import { readHttpAnswer, readMatchResult, readRunResult, readValidateResult } from './read-answer.ts'
import type { RunEvent, Runner } from './runner.ts'
import { type Session, startSession } from './start-session.ts'

const notRun = { ok: false, listening: false, routes: [] } as const

/** Makes a runner. Nothing is loaded before its first use. */
export function createRunner({ onEvent }: { readonly onEvent: (event: RunEvent) => void }): Runner {
  let opening: Promise<Frame> | null = null
  let session: Session | null = null
  /** The worker that `prepare` has started, until a program runs in it. */
  let unused: Promise<Session | null> | null = null
  let isDisposed = false
  /** Counts runs and stops. The result of a request that was made before the last of them is dropped. */
  let turn = 0
  const frame = (): Promise<Frame> => {
    opening ??= openFrame().catch((error: unknown) => {
      // The next use tries again, e.g. when there is a network once more.
      opening = null
      throw error
    })
    return opening
  }
  const begin = async (): Promise<Session | null> => {
    const own = ++turn
    session?.end()
    session = null
    const opened = await frame()
    if (own !== turn) return null
    const started = await startSession({ frame: opened, onEvent: (event) => own === turn && unused === null && onEvent(event) })
    if (own === turn) session = started
    else started.end()
    return own === turn ? started : null
  }
  /** The worker that was prepared, or a new one. Null when something else has been asked for meanwhile. */
  const takeUnused = async (): Promise<Session | null> => {
    if (unused === null) return begin()
    const asked = turn
    const prepared = unused
    unused = null
    const started = await prepared.catch(() => null)
    if (asked !== turn) return null
    return started === null || started.hasEnded ? begin() : started
  }
  const stop = (): void => {
    turn++
    unused = null
    if (session === null) return
    if (!session.hasEnded) onEvent({ kind: 'ended', reason: 'stopped' })
    session.end()
    session = null
  }
  return {
    prepare: async () => {
      if (turn === 0) unused = begin()
      await unused
    },
    run: async (program) => {
      const started = await takeUnused()
      if (started === null) return notRun
      return started.ask({ kind: 'run', program }).then(readRunResult, () => notRun)
    },
    request: async (request) => {
      if (session === null || session.hasEnded) return { failed: 'not-listening' }
      return session.ask({ kind: 'request', request }).then(readHttpAnswer, () => ({ failed: 'stopped' }))
    },
    validate: async (input) => {
      const ended = { ok: false, message: 'The program is not running.', path: [] } as const
      if (session === null || session.hasEnded) return ended
      return session.ask({ kind: 'validate', input }).then(readValidateResult, () => ended)
    },
    match: async (input) => {
      const running = session === null || session.hasEnded ? await takeUnused() : session
      const ended = { ok: false, message: 'The program was ended.' } as const
      return running === null ? ended : running.ask({ kind: 'match', input }).then(readMatchResult, () => ended)
    },
    stop,
    dispose: () => {
      if (isDisposed) return
      isDisposed = true
      stop()
      opening?.then((opened) => opened.remove()).catch(() => undefined)
    },
  }
}
