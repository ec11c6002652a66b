import { type OpenedPage, waitFor } from './browser.ts'

/**
 * On the clock of `performance.now()`. `pressed` is when the last press of the mouse began, `there` is when the playground took the place of
 * its text.
 */
export type Times = {
  readonly pressed: number
  readonly there: number
  readonly started: readonly number[]
  readonly done: readonly number[]
}

/** Notes in the page when a run begins and ends. The console's first line says what the program does, in words that only have to differ. */
export function watchRuns(page: OpenedPage): Promise<unknown> {
  return page.read(`{
    const times = { pressed: 0, there: 0, started: [], done: [] }
    window.runTimes = times
    addEventListener('pointerdown', ({ timeStamp }) => { times.pressed = timeStamp }, true)
    let before = ''
    new MutationObserver(() => {
      const now = performance.now()
      const text = document.querySelector('.result-pane [role=tabpanel] [role=status]')?.textContent
      if (text === undefined || text === before) return
      if (times.there === 0) times.there = now
      if (text.startsWith('Starting')) times.started.push(now)
      if (before.startsWith('Starting')) times.done.push(now)
      before = text
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  }`)
}

/** Clicks on the playground's button that runs the program. */
export async function clickRun(page: OpenedPage): Promise<void> {
  const { x, y } = await placeOf(
    page,
    `[...document.querySelectorAll('.playground button')].find(({ textContent }) => textContent === 'Run')`,
  )
  await page.click(x, y)
}

/** Scrolls to the element that an expression names, and returns its middle. */
export function placeOf(page: OpenedPage, element: string): Promise<{ readonly x: number; readonly y: number }> {
  return page.read(`(() => {
    const element = ${element}
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })()`)
}

/** Waits until a number of runs have ended. */
export function isDone(page: OpenedPage, runs: number): Promise<void> {
  return waitFor(`run ${runs}`, () => page.read(`window.runTimes.done.length >= ${runs}`))
}

/** Milliseconds from the last press of the mouse to the end of a run, by its index. */
export async function takeTime(page: OpenedPage, index: number): Promise<number> {
  const { pressed, done } = await page.read<Times>('window.runTimes')
  return (done[index] ?? 0) - pressed
}
