/** Longest wait in ms: a tab that nobody sees has no frames. */
const patience = 500

/** Runs the task when the next frame is painted: for what a reader need not wait for. */
export function afterFrame(task: () => void): void {
  let done = false
  const run = (): void => {
    if (done) return
    done = true
    task()
  }
  requestAnimationFrame(() => setTimeout(run))
  setTimeout(run, patience)
}
