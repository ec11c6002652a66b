import type { ReactElement } from 'react'
import { useTexts } from './texts.ts'
import type { Runs } from './use-runs.ts'

/** Ends a program that starts or goes on. It is always there, so that nothing moves when one does, and keeps the focus. */
export function StopButton({ runs }: { readonly runs: Pick<Runs, 'status' | 'stop'> }): ReactElement {
  const texts = useTexts()
  const isAlive = runs.status === 'starting' || runs.status === 'running' || runs.status === 'listening'
  return (
    <button type="button" aria-disabled={!isAlive} onClick={isAlive ? runs.stop : undefined}>
      {texts.stop}
    </button>
  )
}
