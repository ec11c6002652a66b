import { type ReactElement, useEffect, useState } from 'react'
import { useTexts } from '../texts.ts'

type Panels = typeof import('./late.ts')

/** Fetches the panels that are shown on request only. */
export const loadPanels = (): Promise<Panels> => import('./late.ts')

/** One of the panels that are fetched late. If that fails, it says so, with a button that tries again. */
export function LatePanel({ children }: { readonly children: (panels: Panels) => ReactElement }): ReactElement | null {
  const texts = useTexts()
  const [panels, setPanels] = useState<Panels | null>(null)
  const [isFailed, setFailed] = useState(false)
  const load = (): void => {
    setFailed(false)
    loadPanels().then(setPanels, () => setFailed(true))
  }
  useEffect(load, [])
  if (panels !== null) return children(panels)
  if (!isFailed) return null
  return (
    <div className="row" role="alert">
      {texts.notLoaded}
      <button type="button" onClick={load}>
        {texts.tryAgain}
      </button>
    </div>
  )
}
