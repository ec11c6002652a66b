import { type RefObject, useEffect, useRef } from 'react'

/** The ref of an element that is scrolled into the window, as far as necessary, when it shows something else than null or than before. */
export function useIntoView<E extends Element>(shown: unknown): RefObject<E | null> {
  const element = useRef<E>(null)
  useEffect(() => {
    if (shown !== null) element.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  return element
}
