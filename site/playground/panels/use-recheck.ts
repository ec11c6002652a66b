import { useEffect } from 'react'

/** The pause in typing after which something is checked again, in ms. */
const pause = 300

/** Checks what was typed again, once the reader pauses, for as long as what was found before is about another text. */
export function useRecheck(isOutdated: boolean, { typed, check }: { readonly typed: string; readonly check: () => void }): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another text is checked by itself
  useEffect(() => {
    if (!isOutdated) return
    const timer = setTimeout(check, pause)
    return () => clearTimeout(timer)
  }, [isOutdated, typed])
}
