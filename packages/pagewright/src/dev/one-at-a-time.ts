/**
 * Makes a function that starts `work`, but never twice at once: a call while it runs has it run once more afterward. Each
 * call resolves when the work that began after it is done. What the work throws is for it to handle.
 */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null
  const start = (): Promise<void> => {
    running = work().finally(() => {
      running = null
    })
    return running
  }
  return () => {
    if (running === null) return start()
    next ??= running.then(() => {
      next = null
      return start()
    })
    return next
  }
}
