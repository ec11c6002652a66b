/** In ms: to measure is to lay out all of a page, which is to be seen first. */
const delay = 200

/**
 * Marks blocks of code that are wider than their frame, which alone need a wrap button, and lets the keyboard into
 * diagrams that scroll. Returns what measures, for content that comes later.
 */
export function startOverflow(): () => void {
  let frame = 0
  let timer = 0
  const measure = (): void => {
    const wide = [...document.querySelectorAll<HTMLElement>('.code > pre, .diagram, .file-tree')].map((element) => ({
      element,
      overflows: element.scrollWidth > element.clientWidth,
    }))
    for (const { element, overflows } of wide) {
      if (element.matches('pre')) element.parentElement?.toggleAttribute('data-overflows', overflows)
      else if (overflows) element.tabIndex = 0
    }
  }
  addEventListener('resize', () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(measure)
  })
  return () => {
    clearTimeout(timer)
    timer = setTimeout(measure, delay)
  }
}
