/** Makes a function that runs `work`, never twice at once. Each call resolves when a run that began after it is done. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running = Promise.resolve()
  let next: Promise<void> | null = null
  const start = (): Promise<void> => {
    next = null
    running = work()
    return running
  }
  return () => {
    next ??= running.then(start, start)
    return next
  }
}
