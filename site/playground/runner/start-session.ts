import { type Command, type FromWorker, limits, type ToWorker } from './messages.ts'
import type { Frame } from './open-frame.ts'
import { readEvent } from './read-answer.ts'
import type { RunEvent } from './runner.ts'

/** One worker: a program, and the commands about it. */
export type Session = {
  /** Tells from now on what the program does, and ends it when it does not respond. Called once, before the program is run. */
  watch(onEvent: (event: RunEvent) => void): void
  /** Rejects when the worker ends before it answers. */
  ask(command: Command): Promise<unknown>
  /** Ends the worker. All that was asked and not answered rejects. */
  end(): void
  readonly hasEnded: boolean
}

/** Time between two questions whether a program still answers, and for the worker to load at first. ms. */
const beat = 1000
const loading = 15_000
/** The most messages of a worker that are read. Its runtime sends fewer than this, so that more can only come from a program's own. */
const mostMessages = 5000

/** Starts a worker. Rejects when it does not load. */
export async function startSession(frame: Frame): Promise<Session> {
  const { port1: port, port2 } = new MessageChannel()
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  let lastId = 0
  let messages = 0
  let hasEnded = false
  let onEvent: (event: RunEvent) => void = () => undefined
  let pulse: ReturnType<typeof setTimeout> | undefined
  let onReady = (): void => undefined
  const end = (): void => {
    if (hasEnded) return
    hasEnded = true
    clearTimeout(pulse)
    port.close()
    stop()
    for (const { reject } of waiting.values()) reject(new Error('The program was ended.'))
    waiting.clear()
  }
  const endFor = (reason: 'time' | 'memory'): void => {
    if (hasEnded) return
    end()
    onEvent({ kind: 'ended', reason })
  }
  const ask = (command: Command): Promise<unknown> => {
    if (hasEnded) return Promise.reject(new Error('The program was ended.'))
    const id = ++lastId
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      port.postMessage({ ...command, id } satisfies ToWorker)
    })
  }
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (++messages > mostMessages) return endFor('memory')
    const message = data as Partial<FromWorker & { readonly id: unknown; readonly value: unknown; readonly event: unknown }> | null
    if (message?.kind === 'ready') onReady()
    else if (message?.kind === 'full') endFor('memory')
    else if (message?.kind === 'event') {
      const event = readEvent(message.event)
      if (event !== null) onEvent(event)
    } else if (message?.kind === 'answer' && typeof message.id === 'number') {
      waiting.get(message.id)?.resolve(message.value)
      waiting.delete(message.id)
    }
  }
  const checkPulse = async (): Promise<void> => {
    pulse = setTimeout(() => {
      // After the computer has slept, an answer may be there that was not read yet.
      pulse = setTimeout(() => endFor('time'), 100)
    }, limits.pause)
    await ask({ kind: 'ping' })
    messages--
    clearTimeout(pulse)
    pulse = setTimeout(() => void checkPulse().catch(() => undefined), beat)
  }
  const stop = frame.start(port2)
  await new Promise<void>((resolve, reject) => {
    pulse = setTimeout(() => {
      end()
      reject(new Error('The runner did not start.'))
    }, loading)
    onReady = resolve
  })
  clearTimeout(pulse)
  return {
    watch: (listener) => {
      onEvent = listener
      checkPulse().catch(() => undefined)
    },
    ask,
    end,
    get hasEnded() {
      return hasEnded
    },
  }
}
