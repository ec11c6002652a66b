import type { ReactElement } from 'react'
import { useTexts } from '../texts.ts'
import type { Runs } from '../use-runs.ts'

/** Ends a program that goes on. Nothing while there is none. */
export function StopButton({ runs }: { readonly runs: Pick<Runs, 'status' | 'stop'> }): ReactElement | null {
  const texts = useTexts()
  if (runs.status !== 'running' && runs.status !== 'listening') return null
  return (
    <button type="button" className="stop" onClick={runs.stop}>
      {texts.stop}
    </button>
  )
}
