import { readEmbeddedPayload } from '../page-data/embedded-payload.ts'
import { whenParsed } from '../when.ts'

export type RuntimeLoader = {
  /** Fetches the runtime unless that has begun: with low priority, or with high priority if a reader waits for it. */
  readonly load: (priority: 'low' | 'high') => void
  /** Runs the task if the runtime cannot be loaded. */
  readonly onFail: (task: () => void) => void
}

/** Creates what inserts the runtime's module script into the document, once. */
export function createRuntimeLoader(): RuntimeLoader {
  const tasks: (() => void)[] = []
  let isLoading = false
  const insert = (priority: 'low' | 'high'): void => {
    const { src, integrity } = readEmbeddedPayload().entry
    const script = document.createElement('script')
    script.type = 'module'
    script.fetchPriority = priority
    script.integrity = integrity ?? ''
    script.onerror = () => {
      for (const task of tasks) task()
    }
    script.src = src
    document.head.append(script)
  }
  return {
    load: (priority) => {
      if (isLoading) return
      isLoading = true
      whenParsed(() => insert(priority))
    },
    onFail: (task) => {
      tasks.push(task)
    },
  }
}
