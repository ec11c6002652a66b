import type { ToFrame } from './messages.ts'
import { loadRuntime } from './runtime-script.ts'

/** The sandboxed frame, in which workers run. */
export type Frame = {
  /** Starts a worker, which gets this port. The returned function ends it. */
  start(port: MessagePort): () => void
  /** Removes the frame with its workers. */
  remove(): void
}

/**
 * Loads the frame and gives it the script that workers run. The frame has an origin of its own, without storage and without access to the
 * site, and its policy forbids the network. Rejects when the frame or the script cannot be loaded.
 */
export async function openFrame(): Promise<Frame> {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.setAttribute('aria-hidden', 'true')
  frame.tabIndex = -1
  frame.hidden = true
  frame.src = `${import.meta.env.BASE_URL}playground/sandbox.html`
  const loaded = new Promise<void>((resolve) => frame.addEventListener('load', () => resolve(), { once: true }))
  document.body.append(frame)
  try {
    const [script] = await Promise.all([loadRuntime(), loaded])
    // The origin of a sandboxed frame has no name, so that no other target can be given.
    const send = (message: ToFrame, ports: MessagePort[] = []): void => frame.contentWindow?.postMessage(message, '*', ports)
    send({ kind: 'load', script })
    let lastId = 0
    return {
      start: (port) => {
        const id = ++lastId
        send({ kind: 'start', id }, [port])
        return () => send({ kind: 'stop', id })
      },
      remove: () => frame.remove(),
    }
  } catch (error) {
    frame.remove()
    throw error
  }
}
