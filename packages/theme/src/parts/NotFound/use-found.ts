import { type SiteData, shownEvent } from '@pagewright/browser'
import { useLayoutEffect, useState } from 'react'

/**
 * On the not-found page: what `find` finds for the address. Empty until it is found, and where that fails. `find` has to be the same
 * function at each render.
 */
export function useFound<T>(site: SiteData, find: (site: SiteData, signal: AbortSignal) => Promise<readonly T[]>): readonly T[] {
  const [found, setFound] = useState<readonly T[]>([])
  // A layout effect, so that it ends before the next page is announced.
  useLayoutEffect(() => {
    let request = new AbortController()
    let asked = ''
    // The component stays mounted between two unknown addresses, so the result of the last one is dropped.
    const look = (): void => {
      if (asked === location.pathname) return
      asked = location.pathname
      request.abort()
      request = new AbortController()
      const { signal } = request
      setFound([])
      find(site, signal).then(
        (next) => signal.aborted || setFound(next),
        () => {},
      )
    }
    look()
    document.addEventListener(shownEvent, look)
    return () => {
      document.removeEventListener(shownEvent, look)
      request.abort()
    }
  }, [site, find])
  return found
}
