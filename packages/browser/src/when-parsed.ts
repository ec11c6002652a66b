/** Runs the task once the document is parsed: at once when it is. */
export function whenParsed(task: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', task)
  else task()
}
