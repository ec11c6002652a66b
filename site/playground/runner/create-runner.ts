import { readHttpAnswer, readMatchResult, readRunResult, readValidateResult } from './read-answer.ts'
import type { RunEvent, Runner } from './runner.ts'
import type { Session } from './start-session.ts'
import { keepFrame, prepareWorker, takeWorker } from './workers.ts'

const notRun = { ok: false, listening: false, routes: [] } as const

/** Makes a runner. Nothing is loaded before its first use. */
export function createRunner({ onEvent }: { readonly onEvent: (event: RunEvent) => void }): Runner {
  const release = keepFrame()
  let session: Session | null = null
  let isDisposed = false
  /** Counts runs and stops. The result of a request that was made before the last of them is dropped. */
  let turn = 0
  /** Ends what runs and takes another worker. Null when something else has been asked for meanwhile. */
  const begin = async (): Promise<Session | null> => {
    const own = ++turn
    session?.end()
    session = null
    const taken = await takeWorker()
    if (own !== turn) {
      taken.end()
      return null
    }
    taken.watch((event) => own === turn && onEvent(event))
    session = taken
    return taken
  }
  const stop = (): void => {
    turn++
    if (session === null) return
    if (!session.hasEnded) onEvent({ kind: 'ended', reason: 'stopped' })
    session.end()
    session = null
  }
  return {
    prepare: prepareWorker,
    run: async (program) => {
      const started = await begin()
      if (started === null) return notRun
      const result = await started.ask({ kind: 'run', program }).then(readRunResult, () => notRun)
      // For the next run, when this one is shown. If it cannot be loaded then, that run tries again, and says what is wrong.
      setTimeout(() => {
        if (!isDisposed) prepareWorker().catch(() => undefined)
      }, 100)
      return result
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
      const running = session === null || session.hasEnded ? await begin() : session
      const ended = { ok: false, message: 'The program was ended.' } as const
      return running === null ? ended : running.ask({ kind: 'match', input }).then(readMatchResult, () => ended)
    },
    stop,
    dispose: () => {
      if (isDisposed) return
      isDisposed = true
      stop()
      release()
    },
  }
}
