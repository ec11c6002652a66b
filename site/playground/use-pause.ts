import { useEffect, useRef, useState } from 'react'

/** How long nothing has to be typed, in ms. */
const pause = 150

export type Pause = {
  /** Waits for a pause of the reader from now on. */
  readonly await: () => void
  /** Does now what waits, if anything does. */
  readonly hurry: () => void
  /** Forgets what waits. */
  readonly cancel: () => void
}

/** Puts work off until the reader pauses, so that no key press waits for it. It is done at once when the page is left. */
export function usePause(work: () => void): Pause {
  const latest = useRef(work)
  latest.current = work
  const [waiting] = useState(() => createPause(() => latest.current()))
  useEffect(() => {
    // Phones may end a page that is hidden without another event.
    const hide = (): void => {
      if (document.visibilityState === 'hidden') waiting.hurry()
    }
    document.addEventListener('visibilitychange', hide)
    addEventListener('pagehide', waiting.hurry)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      removeEventListener('pagehide', waiting.hurry)
      waiting.hurry()
    }
  }, [waiting])
  return waiting
}

function createPause(work: () => void): Pause {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = (): void => {
    clearTimeout(timer)
    timer = undefined
  }
  const hurry = (): void => {
    if (timer === undefined) return
    cancel()
    work()
  }
  const wait = (): void => {
    clearTimeout(timer)
    timer = setTimeout(hurry, pause)
  }
  return { await: wait, hurry, cancel }
}
