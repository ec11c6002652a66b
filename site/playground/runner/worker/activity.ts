import { wrongType } from '../node/coded-error.ts'
import { listening, watcher } from '../node/net.ts'
import { natives } from './natives.ts'

/** How many things keep the program running: modules and requests in progress, and timers. Servers that listen are counted separately. */
let count = 0
let onIdle: (() => void) | null = null

/** How long a program has to be idle until it counts as ended, in ms. Unhandled rejections are reported before that. */
const followUp = 10

export function isIdle(): boolean {
  return count === 0 && listening.size === 0
}

function check(): void {
  natives.setTimeout(() => {
    if (!isIdle() || onIdle === null) return
    const tell = onIdle
    onIdle = null
    tell()
  }, followUp)
}
watcher.onClose = check

/** Calls back once when the program has nothing more to do. */
export function whenIdle(callback: () => void): void {
  onIdle = callback
  check()
}

/** Records that something is in progress. The returned function records its end. */
export function begin(): () => void {
  count++
  let isOver = false
  return () => {
    if (isOver) return
    isOver = true
    count--
    if (count === 0) check()
  }
}

/**
 * Calls back when, for two to three seconds, nothing has been in progress but the caller's own work, which then waits for something that
 * never comes. The returned function ends the watch.
 */
export function whenStuck(callback: () => void): () => void {
  let quiet = 0
  const id = natives.setInterval(() => {
    quiet = count > 1 || listening.size > 0 ? 0 : quiet + 1
    if (quiet === 3) callback()
  }, 1000)
  return () => natives.clearTimeout(id)
}

type Timer = {
  readonly id: number
  end: (() => void) | null
  ref(): Timer
  unref(): Timer
  hasRef(): boolean
  [Symbol.toPrimitive](): number
}

const timers = new Map<number, Timer>()

function createTimer(id: number): Timer {
  const timer: Timer = {
    id,
    end: begin(),
    ref() {
      timer.end ??= begin()
      return timer
    },
    unref() {
      timer.end?.()
      timer.end = null
      return timer
    },
    hasRef: () => timer.end !== null,
    [Symbol.toPrimitive]: () => id,
  }
  timers.set(id, timer)
  return timer
}

function endTimer(id: number): void {
  timers.get(id)?.unref()
  timers.delete(id)
}

function clear(timer: Timer | number | undefined | null): void {
  if (timer === undefined || timer === null) return
  const id = Number(timer)
  natives.clearTimeout(id)
  endTimer(id)
}

type Callback = (...args: readonly unknown[]) => void

function requireFunction(work: unknown): void {
  if (typeof work !== 'function') throw wrongType('callback', { wanted: 'of type function', value: work })
}

/** Node's timers: objects that keep the program going until they are over or `unref` is called. */
export const timerFunctions = {
  setTimeout: (work: Callback, delay?: number, ...args: readonly unknown[]): Timer => {
    requireFunction(work)
    const id = natives.setTimeout(() => {
      try {
        work(...args)
      } finally {
        endTimer(id)
      }
    }, delay)
    return createTimer(id)
  },
  setInterval: (work: Callback, delay?: number, ...args: readonly unknown[]): Timer => {
    requireFunction(work)
    return createTimer(natives.setInterval(() => work(...args), delay))
  },
  setImmediate: (work: Callback, ...args: readonly unknown[]): Timer => timerFunctions.setTimeout(work, 0, ...args),
  clearTimeout: clear,
  clearInterval: clear,
  clearImmediate: clear,
}
