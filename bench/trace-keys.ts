import { setTimeout as wait } from 'node:timers/promises'
import type CDP from 'chrome-remote-interface'

export type TracedKeys = {
  /** Processor time of each event handler for a key, in ms. */
  readonly handlers: readonly number[]
  /** Duration of the longest task of the page's main thread, in ms. */
  readonly longestTask: number
}

type TraceEvent = {
  readonly ph: string
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly dur?: number
  readonly tdur?: number
  readonly args: { readonly name?: string; readonly data?: { readonly type?: string } }
}

/** Types a text into the element that has the focus, a key every 150 ms, and tells how long that kept the page busy. */
export async function traceKeys({ Tracing, Input }: CDP.Client, text: string): Promise<TracedKeys> {
  const events: TraceEvent[] = []
  Tracing.on('dataCollected', ({ value }) => void events.push(...(value as TraceEvent[])))
  const includedCategories = ['devtools.timeline', 'toplevel', '__metadata']
  await Tracing.start({ transferMode: 'ReportEvents', traceConfig: { includedCategories } })
  for (const letter of text) {
    const key = letter === '\n' ? { key: 'Enter', text: '\r', windowsVirtualKeyCode: 13 } : { key: letter, text: letter }
    await Input.dispatchKeyEvent({ type: 'keyDown', ...key })
    await Input.dispatchKeyEvent({ type: 'keyUp', ...key })
    await wait(150)
  }
  await wait(1500)
  const complete = new Promise<void>((resolve) => void Tracing.on('tracingComplete', () => resolve()))
  await Tracing.end()
  await complete
  const handlers = events
    .filter(({ ph, name, args }) => ph === 'X' && name === 'EventDispatch' && /^key|input$|^textInput/.test(args.data?.type ?? ''))
    .map(({ tdur = 0 }) => tdur / 1000)
  // Only the thread that handles the keys.
  const own = events.find(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown')
  const tasks = events.filter(({ name, pid, tid }) => /RunTask$/.test(name) && pid === own?.pid && tid === own.tid)
  return { handlers, longestTask: tasks.reduce((most, { dur = 0 }) => Math.max(most, dur / 1000), 0) }
}
