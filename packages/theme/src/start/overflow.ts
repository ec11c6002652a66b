import { shownEvent } from '@pagewright/browser'

/** In ms: to measure is to lay out all of a page, which is to be seen first. */
const delay = 200

/** Marks blocks of code that are wider than their frame, which alone need a wrap button. Returns what measures, for content that comes later. */
export function startOverflow(): () => void {
  let frame = 0
  let timer = 0
  const measure = (): void => {
    // A page that is there ahead of its click has no layout to be asked for.
    const blocks = [...document.querySelectorAll('.code > pre:not([data-ahead] *)')].map((pre) => ({
      pre,
      overflows: pre.scrollWidth > pre.clientWidth,
    }))
    for (const { pre, overflows } of blocks) pre.parentElement?.toggleAttribute('data-overflows', overflows)
  }
  addEventListener('resize', () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(measure)
  })
  const measureSoon = (): void => {
    clearTimeout(timer)
    timer = setTimeout(measure, delay)
  }
  document.addEventListener(shownEvent, measureSoon)
  return measureSoon
}
