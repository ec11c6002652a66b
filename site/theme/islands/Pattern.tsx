import type { IslandProps } from '@pagewright/browser'
import { type ReactElement, useInsertionEffect } from 'react'
import type { islands } from '../../islands.ts'
import { PatternPanel } from '../../playground/panels/PatternPanel.tsx'
import { useTexts } from '../../playground/texts.ts'
import { useRuns } from '../../playground/use-runs.ts'
import { adoptStyles } from './adopt-styles.ts'
import styles from './inline-panel.css?inline'

/** Matches a URL against a pattern, in the page that explains patterns. Farrow is loaded when somebody does. */
export default function Pattern({ pattern, url }: IslandProps<typeof islands.pattern>): ReactElement {
  useInsertionEffect(() => adoptStyles(styles), [])
  const texts = useTexts()
  return (
    <section className="inline-panel" aria-label={texts.tabs.pattern} data-needs-script="">
      <PatternPanel runs={useRuns()} first={{ pattern, url }} />
    </section>
  )
}
