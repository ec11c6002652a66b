/** Runs tasks in the order in which they are added, at most `width` at a time. */
export function createQueue(width: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  const leave = (): void => {
    running--
    waiting.shift()?.()
  }
  return async (task) => {
    if (running >= width) await new Promise<void>((resolve) => waiting.push(resolve))
    running++
    return task().finally(leave)
  }
}
