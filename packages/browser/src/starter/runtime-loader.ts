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
  const script = document.createElement('script')
  const insert = (priority: 'low' | 'high'): void => {
    const { src, integrity } = readEmbeddedPayload().entry
    script.fetchPriority = priority
    script.integrity = integrity ?? ''
    script.src = src
    document.head.append(script)
  }
  return {
    load: (priority) => {
      if (script.type) return
      script.type = 'module'
      whenParsed(() => insert(priority))
    },
    onFail: (task) => script.addEventListener('error', task),
  }
}
