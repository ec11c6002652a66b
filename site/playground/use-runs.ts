import { useCallback, useEffect, useRef, useState } from 'react'
import type { Program } from './program.ts'
import { createRunner, type ProgramRoute, type RunEvent, type Runner } from './runner/index.ts'
import { limits } from './runner/messages.ts'

export type Line = { readonly id: number; readonly event: RunEvent }

export type RunState = {
  /**
   * `running` means that the program has been evaluated and has something left to do, such as a timer; `failed`, that the code which runs
   * programs could not be loaded.
   */
  readonly status: 'idle' | 'starting' | 'running' | 'done' | 'listening' | 'stopped' | 'failed'
  readonly lines: readonly Line[]
  /** How many lines were left out at the start, because there were too many. */
  readonly left: number
  /** Null until the modules of the program have been evaluated. */
  readonly routes: readonly ProgramRoute[] | null
  /** The program that was started last. */
  readonly program: Program | null
  /** How often the reader has asked for a run. A program that is started because something else needs it does not count. */
  readonly asked: number
}

export type Runs = RunState & {
  /** Loads what runs programs. Settles, also without success, when that is there and the program that was started meanwhile has started. */
  readonly prepare: () => Promise<void>
  /** Starts the program, also when it runs already. */
  readonly run: (program: Program) => Promise<void>
  /** The runner, with this very program started. Rejects when the code that runs programs cannot be loaded. */
  readonly withProgram: (program: Program) => Promise<Runner>
  /** The runner, whatever runs in it. */
  readonly getRunner: () => Runner
  /** Ends the program. */
  readonly stop: () => void
  /** Ends the program and forgets what it has said. */
  readonly clear: () => void
}

/** A few more than one run prints: its beginning stays, and what is too much is left out by the runner. */
const mostLines = limits.lines + 100
const idle: RunState = { status: 'idle', lines: [], left: 0, routes: null, program: null, asked: 0 }

/** Runs programs and collects what they say. What runs them is loaded at the first use. */
export function useRuns(): Runs {
  const [state, setState] = useState(idle)
  const runner = useRef<Runner | null>(null)
  const running = useRef<{ readonly program: Program; readonly started: Promise<void> } | null>(null)
  const waiting = useRef<RunEvent[]>([])
  const lastId = useRef(0)

  // A program can print thousands of lines at once. They are shown together in the next frame.
  const onEvent = useCallback((event: RunEvent): void => {
    // Another run has, or the reader, and the state says so already.
    if (event.kind === 'ended' && event.reason === 'stopped') return
    if (event.kind === 'ended' && event.reason !== 'finished') running.current = null
    waiting.current.push(event)
    if (waiting.current.length > 1) return
    setTimeout(() => {
      const events = waiting.current.splice(0)
      setState((now) => events.reduce((next, one) => withEvent(next, { event: one, id: ++lastId.current }), now))
    }, 16)
  }, [])

  const getRunner = useCallback((): Runner => {
    runner.current ??= createRunner({ onEvent })
    return runner.current
  }, [onEvent])

  const begin = useCallback(
    (program: Program, isAsked: boolean): Promise<void> => {
      waiting.current = []
      setState(({ asked }) => ({ ...idle, status: 'starting', program, asked: isAsked ? asked + 1 : asked }))
      const start = async (): Promise<void> => {
        try {
          const { routes, listening } = await getRunner().run(program)
          if (running.current?.started === started)
            setState((now) => ({ ...now, routes, status: now.status === 'starting' ? (listening ? 'listening' : 'running') : now.status }))
        } catch (error) {
          if (running.current?.started !== started) return
          running.current = null
          setState((now) => ({ ...now, status: 'failed' }))
          throw error
        }
      }
      const started = Promise.resolve().then(start)
      running.current = { program, started }
      return started
    },
    [getRunner],
  )

  const run = useCallback((program: Program): Promise<void> => begin(program, true), [begin])

  const prepare = useCallback(async (): Promise<void> => {
    try {
      await getRunner().prepare()
      await running.current?.started
    } catch {
      // The reader has asked for nothing yet. A run tries again, and says what is wrong.
    }
  }, [getRunner])

  const withProgram = useCallback(
    async (program: Program): Promise<Runner> => {
      await (running.current?.program === program ? running.current.started : begin(program, false))
      return getRunner()
    },
    [getRunner, begin],
  )

  const stop = useCallback((): void => {
    runner.current?.stop()
    running.current = null
    waiting.current = []
    setState((now) => ({ ...now, status: 'stopped' }))
  }, [])

  const clear = useCallback((): void => {
    stop()
    setState(idle)
  }, [stop])

  useEffect(
    () => () => {
      runner.current?.dispose()
      runner.current = null
    },
    [],
  )
  return { ...state, prepare, run, withProgram, getRunner, stop, clear }
}

function withEvent(state: RunState, line: Line): RunState {
  const { event } = line
  if (event.kind === 'listening') return { ...state, status: 'listening' }
  // The status tells that.
  if (event.kind === 'ended' && event.reason === 'finished') return { ...state, status: 'done' }
  const status = event.kind === 'ended' ? 'stopped' : state.status
  const lines = [...state.lines, line]
  const over = Math.max(0, lines.length - mostLines)
  return { ...state, status, lines: over === 0 ? lines : lines.slice(over), left: state.left + over }
}
