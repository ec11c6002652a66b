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

/**
 * The event that is dispatched on `document` when another page, or a new version of the same page, is in the document and
 * not yet painted. A theme listens to it when it works on the articles or depends on the address. It finds articles with new
 * elements and, after an edit in development, with some that it has worked on before.
 */
export const shownEvent = 'pagewright:shown'
