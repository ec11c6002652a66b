import { readEmbeddedPayload } from './embedded-payload.ts'
import { whenParsed } from './when-parsed.ts'

export type ShellLoader = {
  /** Fetches the shell, unless that has begun: at low priority, or at high where a reader waits for it. */
  readonly load: (priority: 'low' | 'high') => void
  /** Runs the task when the shell's script cannot be loaded. */
  readonly onFail: (task: () => void) => void
}

/** Inserts the shell's module script, once, when asked to. `failed` is called when the file cannot be loaded. */
export function createShellLoader(): ShellLoader {
  const tasks: (() => void)[] = []
  let asked = false
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
      if (asked) return
      asked = true
      whenParsed(() => insert(priority))
    },
    onFail: (task) => {
      tasks.push(task)
    },
  }
}
