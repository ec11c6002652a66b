const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll', 'focusin']

/** Runs the task on the first sign of each kind that somebody uses the page: it has to bear being run again. */
export function onSignOfLife(task: () => void): void {
  for (const sign of signs) addEventListener(sign, task, { capture: true, passive: true, once: true })
}
