/** Delay in ms. Measuring forces the layout of the whole page, so it waits for the first paint, and for the end of a resize. */
const delay = 200

/** The space after the end of a line, in px. A block of which only this space overflows need not be scrolled. */
const edge = 16

/**
 * Marks the blocks of code that are wider than their frame: only they show a wrap button, and only they take the focus, to be scrolled
 * by keyboard, unless a name in them takes it. Returns the function that measures, to be called for new content.
 */
export function startOverflow(): () => void {
  let timer = 0
  const measure = (): void => {
    const blocks = [...document.querySelectorAll<HTMLElement>('.code > pre')].map((pre) => ({
      pre,
      overflows: pre.scrollWidth - pre.clientWidth > edge,
    }))
    for (const { pre, overflows } of blocks) {
      pre.parentElement?.toggleAttribute('data-overflows', overflows)
      if (overflows && pre.querySelector('.ty') === null) pre.tabIndex = 0
      else pre.removeAttribute('tabindex')
    }
  }
  const measureSoon = (): void => {
    clearTimeout(timer)
    timer = setTimeout(measure, delay)
  }
  addEventListener('resize', measureSoon)
  return measureSoon
}
