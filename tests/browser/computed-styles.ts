import type { CDPSession, Page } from '@playwright/test'

type TraceEvent = { readonly name: string; readonly args?: { readonly elementCount?: number } }

/** For how many elements the browser computes styles while something is done. One counts as often as its styles are computed. */
export async function countComputedStyles(page: Page, run: () => Promise<unknown>): Promise<number> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', { categories: 'devtools.timeline', transferMode: 'ReportEvents' })
  await run()
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await ended
  return events.filter(({ name }) => name === 'UpdateLayoutTree').reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0)
}
