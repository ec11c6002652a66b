const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll', 'focusin']

/** Runs the task once, on the first sign that somebody uses the page. */
export function onSignOfLife(task: () => void): void {
  const watch = new AbortController()
  const act = (): void => {
    watch.abort()
    task()
  }
  for (const sign of signs) addEventListener(sign, act, { capture: true, passive: true, signal: watch.signal })
}
