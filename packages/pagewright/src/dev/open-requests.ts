/** Counts requests that are being answered, so that work which nobody waits for lets them go first. */
export type OpenRequests = {
  /** Counts a request until its answer is there, or failed. */
  count<T>(answer: Promise<T>): Promise<T>
  /** Resolves in a later turn of the event loop, when no request is open. */
  none(): Promise<void>
}

/** Starts with no open request. */
export function createOpenRequests(): OpenRequests {
  let open = 0
  let waiting: (() => void)[] = []
  const close = (): void => {
    open--
    if (open > 0) return
    const resumed = waiting
    waiting = []
    for (const resume of resumed) resume()
  }
  return {
    count: (answer) => {
      open++
      return answer.finally(close)
    },
    none: async () => {
      do {
        if (open > 0) await new Promise<void>((resolve) => waiting.push(resolve))
        await new Promise((resolve) => setImmediate(resolve))
      } while (open > 0)
    },
  }
}
