/** Runs the task once the document is parsed, or at once if it already is. */
export function whenParsed(task: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', task)
  else task()
}

/** Runs the task when the browser is idle, at the latest after two seconds. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 2000 })
  else setTimeout(task, 200)
}
